// On paper: one step a block, each with its board as long as they are not too many.

import { picture } from "board";
import { entries, isSingle, ruleName, sceneOf } from "facts";

/** With more steps than this, singles are printed without a board; with more of the others too, so are they. */
const BOARDS = 120;

export function printing(root) {
  addEventListener("beforeprint", () => {
    if (root.childElementCount) return;
    const steps = entries.filter((entry) => entry.step?.id), hard = steps.filter((entry) => !isSingle(entry));
    const drawn = new Set(steps.length <= BOARDS ? steps : hard.slice(0, BOARDS));
    for (const entry of steps) root.append(block(entry, drawn.has(entry)));
  });
}

function block(entry, drawn) {
  const scene = sceneOf(entry), block = document.createElement("article");
  const add = (name, content) => {
    const node = document.createElement(name);
    node.textContent = content;
    block.append(node);
  };
  if (drawn) block.insertAdjacentHTML("beforeend", picture(entry));
  add("h3", `${entry.step.id}. ${ruleName(entry.step.rule)}`);
  if (entry.path.length) add("p", `If ${entry.path.map((branch) => branch.assume).join(" and ")}:`);
  add("p", scene.title);
  add("p", scene.notation);
  return block;
}
