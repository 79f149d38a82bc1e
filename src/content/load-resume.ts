import type { Resume } from "@/lib/resume-pdf";

/** The resume for those pages that only offer it as a file. */
export async function loadResume(): Promise<Resume> {
  return (await import("./resume")).resume;
}
