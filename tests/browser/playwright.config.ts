import { defineConfig } from "@playwright/test";

// TEST_PORT, EKO and CHROME are set by the Makefile; without CHROME Playwright takes its own Chromium.
const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: "specs",
  outputDir: "results",
  forbidOnly: !!process.env.CI,
  fullyParallel: true,
  // As many as there are cores. Times are bounds for a loaded machine: what must be quick is measured,
  // not tested. A test that passes on a second run is printed as flaky.
  workers: "100%",
  timeout: 300_000,
  expect: { timeout: 15_000 },
  retries: 1,
  reporter: "list",
  use: {
    browserName: "chromium",
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: { executablePath: process.env.CHROME || undefined },
    reducedMotion: "reduce",
    // The kept copy of the page has tests of its own; elsewhere each test meets the server.
    serviceWorkers: "block",
    actionTimeout: 20_000,
    // Whole games are thousands of steps: TRACE=1 records them, and takes its time.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", testIgnore: /touch/, use: { viewport: { width: 1280, height: 720 } } },
    {
      name: "phone",
      testMatch: /(touch|boot|access)\S*\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: "node serve.mjs",
    env: { PORT: String(port), STRICT_PORT: "1" },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
