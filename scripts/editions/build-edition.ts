/** Builds one of the other editions beside the main one. Started by plugin.ts. */
import { build } from "vite";
import { directoryBeside, type EditionBuild } from "./join.ts";
import { builtLanguage } from "../words/site-languages.ts";

const { mode, base, outDir }: EditionBuild = JSON.parse(process.argv[2] ?? "");
await build({
  mode,
  base,
  logLevel: "warn",
  // All editions share the files of public/.
  build: {
    outDir: directoryBeside(outDir, builtLanguage),
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
