// node main.mjs FOLDER [WORD…]: checks the reports expert.html, hardest.html, large.html and hostile.html of a folder;
// words choose checks. Ends with 1 if one fails. CHROMIUM says where the browser is.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as answers from "./answers.mjs";
import * as looks from "./looks.mjs";
import { PHONE, browser, reading } from "./open.mjs";
import { steps as speed } from "./speed.mjs";
import * as steps from "./steps.mjs";

const [folder, ...words] = process.argv.slice(2);
const at = (name) => resolve(join(folder, name));
const dark = { colorScheme: "dark" };

const CHECKS = [
  ["buttons", "expert", {}, steps.buttons],
  ["slider", "expert", {}, steps.slider],
  ["board, list and graph together", "expert", {}, steps.together],
  ["filter", "expert", {}, steps.filter],
  ["next non-single", "expert", {}, steps.nonSingles],
  ["play", "expert", {}, steps.play],
  ["branches", "hardest", {}, steps.branches],
  ["why a cell", "expert", {}, answers.ofCells],
  ["why not a candidate", "expert", {}, answers.ofCandidates],
  ["why a supposition", "hardest", {}, answers.ofSuppositions],
  ["copy", "expert", {}, answers.copies],
  ["download", "expert", {}, answers.downloads(at("trace.json"))],
  ["print", "expert", {}, answers.prints],
  ["hostile name", "hostile", {}, answers.hostile],
  ["first view, wide", "expert", {}, looks.firstView("board", "next", "slider", "sentence", "list", "graph", "why")],
  ["first view, phone", "expert", PHONE, looks.firstView("board", "next", "slider", "rule")],
  ["light first", "expert", {}, looks.themes("light")],
  ["dark first", "expert", dark, looks.themes("dark")],
  ["keyboard", "expert", {}, looks.keyboard],
  ["pan and zoom", "expert", {}, looks.panAndZoom],
  ["accessible, light, wide", "expert", {}, looks.accessible],
  ["accessible, dark, wide", "hardest", dark, looks.accessible],
  ["accessible, light, phone", "hardest", PHONE, looks.accessible],
  ["accessible, dark, phone", "expert", { ...PHONE, ...dark }, looks.accessible],
  ["speed, hardest", "hardest", {}, speed("hardest 9x9")],
  ["speed, 25x25", "large", {}, speed("25x25")],
];

let failed = 0;
const own = new URL("../../src/views/report/vendor/viz-global.js", import.meta.url);
if (!readFileSync(own).equals(readFileSync(new URL("node_modules/@viz-js/viz/dist/viz-global.js", import.meta.url)))) {
  failed += 1;
  console.log("FAILED: the vendored viz-global.js is not the package's");
}
for (const [name, report, options, check] of CHECKS) {
  if (words.length && !words.some((word) => name.includes(word))) continue;
  try {
    await reading(at(`${report}.html`), options, check);
    console.log(`ok: ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED: ${name}: ${error.stack}`);
  }
}
await browser.close();
process.exitCode = failed ? 1 : 0;
