import fs from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { PICTURES } from "../../pictures/cache.ts";

/** Minimal styles for the same content. */
const STYLES = `*{box-sizing:border-box}body{margin:0;font:16px/1.65 system-ui,sans-serif;color:#221d18;background:#faf6ee}
header,main,footer{max-width:72rem;margin:auto;padding:1rem}a,button,summary{display:inline-block;padding:.6rem .5rem;color:#a33200}
nav ul{display:flex;flex-wrap:wrap;padding:0;list-style:none}h1{font-size:2.6rem;line-height:1.1}img{width:100%;height:auto}
header img,li img{max-width:22rem}input,textarea,select{display:block;width:100%;padding:.6rem;font:inherit}pre{overflow:auto}`;

/** Invisible elements: closed menus, screen reader texts, page data. */
const UNSEEN =
  'script, style, noscript, template, link[rel="preload"], link[rel="modulepreload"], [hidden], .sr-only, .hidden, canvas, video';

/**
 * Writes a floor page for every page of a built site, as a baseline: the same texts and images as
 * plain HTML with inline styles, without scripts or web fonts.
 */
export function makeFloor(siteDir: string, floorDir: string, paths: string[]): void {
  fs.mkdirSync(floorDir, { recursive: true });
  for (const folder of ["images", PICTURES]) {
    fs.cpSync(path.join(siteDir, folder), path.join(floorDir, folder), { recursive: true });
  }
  for (const pathname of paths) {
    const name = `${pathname === "/" ? "index" : pathname}.html`;
    const html = plainPage(fs.readFileSync(path.join(siteDir, name), "utf8"), pathname);
    const file = path.join(floorDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, html);
  }
}

function plainPage(html: string, pathname: string): string {
  const { document } = new JSDOM(html, { url: `http://localhost${pathname}` }).window;
  for (const element of document.body.querySelectorAll(UNSEEN)) element.remove();
  for (const element of document.body.querySelectorAll("*")) {
    element.removeAttribute("class");
    element.removeAttribute("style");
  }
  // Icons have the size of their text.
  for (const icon of document.body.querySelectorAll("svg")) icon.setAttribute("width", "20");
  const title = document.title.replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="The page that ${pathname} is measured against."><link rel="icon" href="data:,"><style>${STYLES}</style></head>${document.body.outerHTML}</html>`;
}
