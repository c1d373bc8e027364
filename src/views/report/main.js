// Ties the parts together: whoever changes the step or the question, all others follow.

import { Board, legend } from "board";
import { entries, entryOf, isSingle, ruleName, sceneOf, size } from "facts";
import { Graph } from "graph";
import { printing } from "print";
import { Steps, rating } from "steps";
import { copying, downloading, themes } from "tools";
import { Why } from "why";

const $ = (id) => document.getElementById(id);
const last = entries.length - 1;
let at = 0;

const board = new Board($("board"), (cell, digit) => why.explain(cell, digit, entries[at]));
const steps = new Steps($("list"), $("filter"), go);
const graph = new Graph($("graph"), $("fold"), $("graph-status"), (step) => go(entryOf(step).at));
const why = new Why($("why"), (lit, made) => graph.light(lit, made), (step) => go(entryOf(step).at), (cell) => board.ring(cell));

function go(to) {
  at = Math.min(Math.max(to, 0), last);
  const entry = entries[at], { step } = entry, scene = sceneOf(entry);
  board.show(entry);
  steps.show(at);
  graph.show(step ? step.id : null);
  $("slider").value = at;
  $("slider").setAttribute("aria-valuetext", place(entry));
  $("place").textContent = place(entry);
  $("rule").textContent = step ? (step.id ? ruleName(step.rule) : "The clues") : "The end";
  $("rating").textContent = step ? rating(step.rule) : "";
  $("inside").textContent = entry.path.length ? `Supposing ${entry.path.map((branch) => branch.assume).join(" and ")}` : "";
  $("sentence").textContent = scene ? scene.title : $("closing").textContent;
  $("notation").textContent = step?.id && !isSingle(entry) ? scene.notation : "";
  $("mark").textContent = step?.assumptions?.length ? `Rests on ${step.assumptions.join(", ")}, which is not proven.` : "";
  $("legend").innerHTML = legend(scene);
  $("previous").disabled = $("first").disabled = at === 0;
  $("next").disabled = $("final").disabled = at === last;
}

const place = ({ step }) => (step ? (step.id ? `Step ${step.id} of ${last - 1}` : "Start") : "End");

/** The next entry, or with -1 the one before, that the filter and a further condition let through. */
function move(by, wanted = () => true) {
  for (let to = at + by; to >= 0 && to <= last; to += by) {
    if (steps.fits(to) && wanted(entries[to])) return go(to);
  }
}

const next = () => move(1);
const previous = () => move(-1);
const hard = () => move(1, (entry) => !isSingle(entry));

let playing = 0;
function play() {
  clearInterval(playing);
  playing = playing ? 0 : setInterval(() => (at === last ? play() : next()), 1200);
  $("play").querySelector("path").setAttribute("d", playing ? "M3 2h3.5v12H3zM9.5 2H13v12H9.5z" : "M4 2v12l8.5-6z");
  $("play").querySelector("span").textContent = playing ? "Pause" : "Play";
}

document.body.classList.toggle("large", size > 9);
$("slider").max = last;
$("slider").addEventListener("input", () => go(Number($("slider").value)));
const buttons = { first: () => go(0), previous, next, final: () => go(last), hard, play };
for (const [id, act] of Object.entries(buttons)) $(id).addEventListener("click", act);
$("zoom-in").addEventListener("click", () => graph.svg && graph.zoom(1.4));
$("zoom-out").addEventListener("click", () => graph.svg && graph.zoom(1 / 1.4));
$("zoom-fit").addEventListener("click", () => graph.svg && graph.fit());
$("ghosts").addEventListener("change", () => board.svg.classList.toggle("ghosts", $("ghosts").checked));

const theme = themes($("theme"));
copying($("copy-puzzle"), $("copy-position"), () => entries[at]);
downloading($("download"));
printing($("print"));

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select, input, textarea")) return;
  const act = { ArrowLeft: previous, ArrowRight: next, Home: () => go(0), End: () => go(last), s: hard, p: play, d: theme, Escape: () => why.close() }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

go(Math.min(1, last));
