// What is done to the files of a build, in this order; Trunk would run its hooks side by side.
import "./page-files.mjs";
import "./worker-files.mjs";
import "./fetched-files.mjs";
import "./text-files.mjs";
import "./offline-files.mjs";
