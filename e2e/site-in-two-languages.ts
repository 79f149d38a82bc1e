/** Builds the site in English and German, and serves it: `node e2e/site-in-two-languages.ts <directory> <port>`. */
import { serveCopy } from "./serve-copy.ts";

await serveCopy({ VITE_OTHER_LANGUAGES: "de" });
