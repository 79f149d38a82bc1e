/** Builds the site in German, and serves it: `node e2e/site-in-german.ts <directory> <port>`. */
import { serveCopy } from "./serve-copy.ts";

await serveCopy({ VITE_LANGUAGE: "de" });
