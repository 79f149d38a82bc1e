/**
 * Checks the site from outside and inside, and says how to fix what it finds. See docs/watch.md.
 *
 * `npm run doctor`: the site in VITE_SITE_URL, and this folder
 * - `https://your.site`: another URL
 * - `--outside`: only what everyone can see
 * - `--json`: for programs
 * - `--quiet`: prints nothing unless something has failed
 *
 * The exit code is 1 if something has failed, 2 for invalid usage.
 */
import { parseArgs } from "node:util";
import { isWebUrl } from "../src/lib/article/is-web-url.ts";
import { runCommand } from "./lib/command-line.ts";
import { examine } from "./doctor/examine.ts";
import { hasFailed, report } from "./doctor/report.ts";
import { visitor } from "./doctor/visit.ts";
import { root } from "./lib/root.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      outside: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      quiet: { type: "boolean", default: false },
    },
  });
  const [url, ...others] = positionals;
  if (others.length > 0 || (url !== undefined && !isWebUrl(url))) {
    throw new Error("Which site? npm run doctor -- https://your.site");
  }
  const findings = await examine({
    root,
    url,
    isOutside: values.outside,
    visit: visitor(),
  });
  if (values.json) console.log(JSON.stringify(findings, null, 2));
  else if (!values.quiet || hasFailed(findings)) console.log(report(findings));
  process.exitCode = hasFailed(findings) ? 1 : 0;
}, 2);
