/**
 * Downloads the site's content to a folder of files. See docs/writing.md.
 *
 * `npm run content:pull -- <folder>`
 */
import { parseArgs } from "node:util";
import { withDatabase } from "./backup/open.ts";
import { pull } from "./content/pull.ts";
import { onlyFolder, runCommand } from "./lib/command-line.ts";
import { takenFiles } from "./content/taken-files.ts";
import { print } from "./lib/terminal.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      take: { type: "string", multiple: true, default: [] },
      delete: { type: "boolean", default: false },
    },
  });
  const directory = onlyFolder(positionals, "Which folder? npm run content:pull -- <folder>");
  const { conflicts, faults } = await withDatabase("content", (site) =>
    pull(site, directory, {
      take: takenFiles(directory, values.take),
      deletes: values.delete,
      print,
    }),
  );
  if (conflicts + faults === 0) console.log(`${directory} is up to date with the site.`);
  if (conflicts > 0) {
    console.log(
      `${conflicts} files were changed on both sides and are left as they are. For each, take the ` +
        "site's version with --take <file>, or send yours with npm run content:push -- --take <file>.",
    );
  }
  if (faults > 0) {
    console.log(
      `${faults} files could not be read, here or on the site. Run it again when they can be: what is missing is fetched then.`,
    );
  }
  if (conflicts + faults > 0) process.exitCode = 1;
});
