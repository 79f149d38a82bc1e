import type { Plugin } from "vite";
import type * as content from "../../src/content/resume.ts";
import type * as words from "../../src/pages/resume/pdf-texts.ts";
import { RESUME_PDF } from "../../src/paths.ts";

/** Serves the resume's PDF from the dev server, generated from src/content alone; a build adds the settings. */
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
        const resumeModule = await server.ssrLoadModule("/src/content/resume.ts");
        const resumeOf: typeof content.resumeOf = resumeModule["resumeOf"];
        const textsModule = await server.ssrLoadModule("/src/pages/resume/pdf-texts.ts");
        const pdfTexts: typeof words.pdfTexts = textsModule["pdfTexts"];
        const { makeResumePdf } = await import("./make-resume-pdf.ts");
        const resume = resumeOf(undefined);
        return makeResumePdf(resume, pdfTexts(resume));
      }
    },
  };
}
