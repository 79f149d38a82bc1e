import fs from "node:fs";
import path from "node:path";
import type { Resume } from "../../src/content/resume.ts";
import type { PdfTexts } from "../../src/pages/resume/pdf-texts.ts";
import { RESUME_PDF } from "../../src/paths.ts";
import { openPageCache, type PageCache } from "./page-cache.ts";

export async function writeResumePdf(
  outDir: string,
  resume: Resume,
  words: PdfTexts,
  cache: PageCache,
): Promise<void> {
  const { keep, save } = openPageCache(cache, RESUME_PDF);
  const base64 = await keep("pdf", { resume, words }, async () => {
    const { makeResumePdf } = await import("../resume-pdf/make-resume-pdf.ts");
    return Buffer.from(await makeResumePdf(resume, words)).toString("base64");
  });
  save(true);
  fs.writeFileSync(path.join(outDir, RESUME_PDF), Buffer.from(base64, "base64"));
}
