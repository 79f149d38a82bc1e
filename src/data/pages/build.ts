import { request } from "@/lib/supabase/client";

/** More than the API gives at once, if its host has left it at its default. */
const PAGE_SIZE = 1_000;

/** What the build has to know of a published page of the owner's, besides its text. */
type PublicPage = {
  id: string;
  title: string;
  path: string;
  /** BCP 47. */
  language: string;
  description: string;
  indexed: boolean;
  former_paths: string[];
  /** ISO 8601. */
  updated_at: string;
};

/** Every published page of the owner's. */
export async function readPublicPages(): Promise<PublicPage[]> {
  const pages: PublicPage[] = [];
  for (;;) {
    const last = pages.at(-1);
    const data = await request((client) => {
      const published = client
        .from("pages")
        .select("id, title, path, language, description, indexed, former_paths, updated_at")
        .eq("published", true);
      return (last ? published.gt("id", last.id) : published).order("id").limit(PAGE_SIZE);
    });
    pages.push(...data);
    if (data.length < PAGE_SIZE) return pages;
  }
}
