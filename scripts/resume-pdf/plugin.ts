import type { Plugin } from "vite";
import type * as content from "../../src/content/resume.ts";
import { RESUME_PDF } from "../../src/paths.ts";

/** Serves the resume's PDF from the dev server, made from src/content alone; a build adds the settings. */
export function resumePdf(): Plugin {
  return {
    name: "resume-pdf",
    apply: "serve",
    configureServer: (server) => {
      server.middlewares.use(RESUME_PDF, (_request, response, next) => {
        make()
          .then((pdf) => response.setHeader("Content-Type", "application/pdf").end(pdf))
          .catch(next);
      });

      async function make() {
        const module = await server.ssrLoadModule("/src/content/resume.ts");
        const resumeOf: typeof content.resumeOf = module["resumeOf"];
        const { makeResumePdf } = await import("./make-resume-pdf.ts");
        return makeResumePdf(resumeOf(undefined));
      }
    },
  };
}
