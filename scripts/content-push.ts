/**
 * Uploads what was changed in a folder of files to the site. See docs/writing.md.
 *
 * `npm run content:push -- <folder>` shows what would change; with `--yes` it is applied.
 */
import { parseArgs } from "node:util";
import { withDatabase } from "./backup/open.ts";
import { push } from "./content/push.ts";
import { withRenderer } from "./content/renderer.ts";
import { onlyFolder, runCommand } from "./lib/command-line.ts";
import { takenFiles } from "./content/taken-files.ts";
import { print } from "./lib/terminal.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: "boolean", default: false },
      take: { type: "string", multiple: true, default: [] },
      delete: { type: "boolean", default: false },
    },
  });
  const directory = onlyFolder(positionals, "Which folder? npm run content:push -- <folder>");
  const options = {
    writes: values.yes,
    take: takenFiles(directory, values.take),
    deletes: values.delete,
    print,
  };
  const { changes, conflicts, faults } = await withDatabase("content", (site) =>
    withRenderer((renderer) => push(site, renderer, directory, options)),
  );
  if (changes + conflicts + faults === 0) console.log("There is nothing to send.");
  if (changes > 0 && !values.yes)
    console.log(`Nothing is written yet: --yes sends ${changes} changes.`);
  if (conflicts > 0) {
    console.log(
      `${conflicts} files were changed on both sides. Put what you want to keep of the site's version ` +
        "into the file, then send it with --take <file>; or take the site's with npm run content:pull.",
    );
  }
  if (conflicts + faults > 0) process.exitCode = 1;
});
