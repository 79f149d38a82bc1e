/**
 * Renders the site's Markdown again, where an earlier version rendered it differently. See docs/upgrade.md.
 *
 * `npm run content:render` shows what would change in the HTML; with `--yes` it is stored.
 */
import { parseArgs } from "node:util";
import { sentenceOf } from "./lib/user-error.ts";
import { withDatabase } from "./backup/open.ts";
import { runCommand } from "./lib/command-line.ts";
import { outdatedTexts, storeRendered, type Outdated } from "./content/outdated.ts";
import { patchBetween } from "./content/patch.ts";
import { withRenderer } from "./content/renderer.ts";
import { print } from "./lib/terminal.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { yes: { type: "boolean", default: false } } });
  await withDatabase("content", ({ session }) =>
    withRenderer(async (renderer) => {
      const outdated = await outdatedTexts(session, renderer, fail);
      for (const entry of outdated) {
        print(patchOf(entry));
        if (!values.yes) continue;
        await storeRendered(session, entry).catch((error: unknown) =>
          fail(`${entry.text.name}: ${sentenceOf(error)}`),
        );
      }
      if (outdated.length > 0 && !values.yes)
        console.log("Nothing is written yet: --yes stores what is rendered.");
      if (outdated.length === 0 && !process.exitCode)
        console.log("All texts are stored as this version renders them.");
    }),
  );
});

function fail(line: string): void {
  print(line);
  process.exitCode = 1;
}

function patchOf({ text: { name, content }, html }: Outdated): string {
  return patchBetween(
    { name: `${name}, as stored`, text: content },
    { name: `${name}, as rendered`, text: html },
    0,
  );
}
