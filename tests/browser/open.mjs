// Opens reports as a reader would: from a file, with no network.

import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

export const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });

export const WIDE = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/**
 * Runs a check on a report. What the page logs as an error, throws, or asks a network for makes it fail, whatever
 * the check itself finds.
 */
export async function reading(file, options, check) {
  const context = await browser.newContext({ ...WIDE, ...options });
  try {
    await context.setOffline(true);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage(), wrong = [];
    page.setDefaultTimeout(60_000);
    page.on("pageerror", (error) => wrong.push(`error: ${error.message}`));
    page.on("console", (said) => ["error", "warning"].includes(said.type()) && wrong.push(`console: ${said.text()}`));
    context.on("request", (request) => /^(file|data|blob):/.test(request.url()) || wrong.push(`asked for ${request.url()}`));
    await page.goto(pathToFileURL(file).href);
    await check(page);
    if (wrong.length) throw new Error(wrong.join("\n"));
  } finally {
    await context.close();
  }
}

/** The report's graph has been laid out. */
export const laidOut = (page) => page.waitForSelector("#graph svg g.node");

export const said = (page, id) => page.locator(`#${id}`).innerText();

/** The trace that the page carries. */
export const traceOf = (page) => page.evaluate(() => JSON.parse(document.getElementById("trace").textContent));

export async function goTo(page, at) {
  await page.locator("#slider").fill(String(at));
}

/** Clicks where a candidate stands or stood; without a digit, the middle of the cell. */
export async function clickCell(page, row, col, digit = 0) {
  const [x, y] = await page.evaluate(([cell, digit]) => {
    const { frame } = JSON.parse(document.getElementById("page").textContent);
    const [dx, dy] = digit ? frame.slots[digit - 1] : [frame.side / 2, frame.side / 2];
    const [left, top] = frame.cells[cell], svg = document.querySelector("#board svg");
    svg.scrollIntoView({ block: "nearest" });
    const at = new DOMPoint(left + dx, top + dy).matrixTransform(svg.getScreenCTM());
    return [at.x, at.y];
  }, [(row - 1) * 9 + col - 1, digit]);
  await page.mouse.click(x, y);
}

export const parts = (fact) => /^r(\d+)c(\d+)(?:=|<>)(\d)$/.exec(fact).slice(1).map(Number);
