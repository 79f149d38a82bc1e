import fs from "node:fs";
import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import { exceeded } from "./check.ts";
import { compressedSize, weighScripts, type PageScripts, type Weights } from "./weigh.ts";

/** Those for rarer letters are fetched where such a letter stands. */
const FIRST_FONTS = /^(?!.*-latin-ext-).+\.woff2$/;

/** What was weighed, kept outside the build's directory for those who measure it further. */
export type Weighed = { scripts: Record<string, PageScripts>; styles: Weights; fonts: Weights };

/** Fails a build that is heavier than the table of budgets allows, and says by what. */
export function budgetOfBytes(): Plugin {
  let root = "";
  let file = "";
  return {
    name: "budget-of-bytes",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
      file = weighedFile(config.build.outDir);
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const styles = weighAssets(bundle, /\.css$/, compressedSize);
        const fonts = weighAssets(bundle, FIRST_FONTS, (source) => source.length);
        const weighed: Weighed = { scripts: weighScripts(bundle, root), styles, fonts };
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, JSON.stringify(weighed));
        const sentences = exceeded(weighed.scripts, styles, fonts);
        if (sentences.length > 0) {
          this.error(`The build exceeds its budget of bytes.\n${sentences.join("\n")}`);
        }
      },
    },
  };
}

/**
 * What a build weighs, as that build has counted it.
 *
 * @param outDir the build's directory, e.g. `dist`
 */
export function readWeighed(outDir: string): Weighed {
  return JSON.parse(fs.readFileSync(weighedFile(outDir), "utf8"));
}

function weighedFile(outDir: string): string {
  return path.resolve("node_modules/.weights", `${path.basename(outDir)}.json`);
}

function weighAssets(
  bundle: Rolldown.OutputBundle,
  name: RegExp,
  sizeOf: (source: string | Uint8Array) => number,
): Weights {
  const assets = Object.values(bundle).filter((output) => output.type === "asset");
  const found = assets.filter(({ fileName }) => name.test(fileName));
  return Object.fromEntries(found.map(({ fileName, source }) => [fileName, sizeOf(source)]));
}
