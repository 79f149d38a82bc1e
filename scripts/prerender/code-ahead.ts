import type { Rolldown } from "vite";
import { reachable } from "../chunks.ts";

type Bundle = Rolldown.OutputBundle;

/**
 * Addresses of scripts by whom and what they are needed for: a regular expression, matched against
 * «visitor» or «session», a space and the path.
 */
export type CodeAhead = Record<string, string[]>;

const PAGE = /\/src\/pages\/(admin\/)?([\w-]+)\/\w+Page\.tsx$/;
const BLOCK = /<script type="application\/json" id="code">(.*?)<\/script>/;

/** Id of the script that asks the owner's first questions, see src/ask-ahead.ts. */
export const ASK_AHEAD = "ask-ahead";
const QUESTIONS = new RegExp(`<script id="${ASK_AHEAD}">.*?</script>\\s*`, "s");

/**
 * Finds what each address needs beside the entry, which would otherwise be asked for one after
 * another: the entry's imports, the page's own code, the client of the backend.
 */
export function codeAhead(bundle: Bundle): CodeAhead {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const found: CodeAhead = {};
  const known = new Set<string>();

  function add(pattern: string, ...needed: (Rolldown.OutputChunk | undefined)[]) {
    const there = needed.filter((chunk) => chunk !== undefined);
    if (there.length < needed.length) throw new Error(`The build has no code for ${pattern}`);
    const files = reachable(bundle, there)
      .map(({ fileName }) => fileName)
      .filter((file) => !known.has(file));
    found[pattern] = files.map((file) => `/${file}`);
    return files;
  }
  const chunkOf = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(module));

  const entry = chunks.find(({ isEntry }) => isEntry);
  for (const file of add("", entry)) known.add(file);
  // Both talk to the backend through it.
  const client = chunkOf("/src/lib/supabase-client.ts");
  add("^visitor", client, chunkOf("/@supabase/postgrest-js/"));
  add("^session", client, chunkOf("/@supabase/supabase-js/"));
  add(" /admin(/|$)", chunkOf("/src/layouts/admin/AdminLayout.tsx"));
  for (const chunk of chunks) {
    const [, admin, name = ""] = PAGE.exec(chunk.facadeModuleId ?? "") ?? [];
    if (name) add(patternOf(name, admin !== undefined), chunk);
  }
  return found;
}

/** A page's directory is named as its address. */
function patternOf(name: string, isAdmin: boolean): string {
  if (isAdmin) return `^session /admin${name === "dashboard" ? "" : `/${name}`}/?$`;
  if (name === "home") return " /$";
  return name === "post" ? " /blog/." : ` /${name}/?$`;
}

/** The block that tells the starter in a page, see src/late-start.ts. */
export function codeBlock(code: CodeAhead): string {
  return `<script type="application/json" id="code">${JSON.stringify(code)}</script>`;
}

/** Leaves in a page what its one address needs until it responds; none of them is the owner's. */
export function withCodeFor(address: string, html: string): string {
  return html.replace(QUESTIONS, "").replace(BLOCK, (_block, json: string) => {
    const code: CodeAhead = JSON.parse(json);
    const needed = Object.entries(code).filter(([pattern]) =>
      new RegExp(pattern).test(` ${address}`),
    );
    return codeBlock({ "": [...new Set(needed.flatMap(([, files]) => files))] });
  });
}
