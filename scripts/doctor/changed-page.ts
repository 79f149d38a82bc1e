import type { PageMark } from "../../src/lib/build-info.ts";
import { markOf } from "../lib/page-mark.ts";
import { fail, pass, unknown, warn, type CheckResult } from "./finding.ts";
import type { Site } from "./site.ts";
import { traces } from "./traces.ts";
import type { SiteResponse } from "./visit.ts";

type Change = { what: string; advice: string };

const MINIFIER =
  "Switch off what minifies HTML behind the build: a plugin of the host, “Minify HTML” of a proxy or a cache, at Cloudflare Auto Minify.";
const AS_IS = "Have the host send the files of dist/ byte for byte, as UTF-8.";

/**
 * Pages should arrive as they were built: whatever changes them on the way is named, with the setting to turn
 * off.
 */
export async function asBuilt({ base, home, build, visit }: Site): Promise<CheckResult> {
  const marks = build?.pages ?? {};
  const found = new Map<string, string>();
  for (const [path, response] of [["", home] as const, ...(await othersOf(marks, base, visit))]) {
    const at = `/${path}`;
    // It takes precedence over the page's own declaration.
    const charset = /charset=["']?([\w-]+)/i.exec(response.headers.get("content-type") ?? "")?.[1];
    if (charset && !/^utf-?8$/i.test(charset)) {
      found.set(`${at}: it is sent as ${charset}.`, AS_IS);
    }
    if (marks[path]?.hash === markOf(response.text).hash) continue;
    if (isCutOff(response.text, marks[path])) {
      return fail(`${at} is cut off.`, "Publish all of dist/, and clear the host’s cache.");
    }
    const changes = changesOf(response, marks[path], base);
    for (const { what, advice } of changes) found.set(`${at}: ${what}`, advice);
    if (changes.length === 0 && marks[path]) {
      found.set(
        `${at} differs from the build, and nothing shows what changed it.`,
        "If you have just published, clear the host’s cache; else compare what it sends with the file in dist/.",
      );
    }
  }
  if (found.size > 0) {
    return warn([...found.keys()].join(" "), [...new Set(found.values())].join(" "));
  }
  return Object.keys(marks).length > 0
    ? pass("They arrive as they were built.")
    : unknown(
        "Nothing seems to change them, but the build does not record what they were.",
        "Build and publish with this version.",
      );
}

/** Minifiers also leave out ends that HTML can do without; the last script of a page is near its end. */
function isCutOff(text: string, built: PageMark | undefined): boolean {
  if (/<\/html>\s*(?:<!--[^]*-->\s*)?$/i.test(text)) return false;
  const isMinified = !/<\/head>/i.test(text) && />\s*$/.test(text);
  return !isMinified || built === undefined || markOf(text).scripts < built.scripts;
}

async function othersOf(marks: Record<string, PageMark>, base: URL, visit: Site["visit"]) {
  const others = Object.keys(marks).filter((path) => path !== "");
  const responses = others.map(async (path) => [path, await visit(new URL(path, base))] as const);
  return Promise.all(responses);
}

function changesOf(response: SiteResponse, built: PageMark | undefined, base: URL): Change[] {
  const { text } = response;
  const changes = traces
    .filter(({ pattern }) => pattern.test(text))
    .map(({ what, advice }) => ({ what, advice }));
  if (text.startsWith("\uFEFF") || text.includes("\uFFFD")) {
    changes.push({ what: "its bytes were converted.", advice: AS_IS });
  }
  const foreign = foreignCode(text, base);
  if (foreign) {
    changes.push({
      what: `its code is asked for at ${foreign}.`,
      advice: "Switch off what rewrites addresses: a proxy, a mirror, a translation.",
    });
  }
  if (!built) return changes;
  const now = markOf(text);
  if (now.comments < built.comments) {
    changes.push({ what: "comments are removed, which React needs.", advice: MINIFIER });
  }
  if (now.spaces < built.spaces) {
    changes.push({ what: "white space is collapsed.", advice: MINIFIER });
  }
  const more = now.scripts - built.scripts;
  if (more > 0 && changes.every(({ what }) => !what.endsWith(" added."))) {
    changes.push({
      what: `it has ${more} ${more === 1 ? "script" : "scripts"} more than were built.`,
      advice: "Switch off what adds scripts at your host: statistics, a chat, a banner, snippets.",
    });
  }
  return changes;
}

/** Where the page's own code is loaded from, if that is not below the site. */
function foreignCode(html: string, base: URL): string | undefined {
  const source = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  const url = source === undefined ? null : URL.parse(source, base);
  return url && !url.href.startsWith(base.href) ? url.origin : undefined;
}
