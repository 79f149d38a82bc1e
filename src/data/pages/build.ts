import { readAllRows } from "@/data/paging";
import { request } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";

const BUILD_COLUMNS = "id, title, path, language, description, indexed, former_paths, updated_at";

/** Every published page of the owner's, with what the build needs besides its text. */
export function readPublicPages(): Promise<
  Pick<Tables<"pages">, ColumnsOf<typeof BUILD_COLUMNS>>[]
> {
  return readAllRows((after, size) =>
    request((client) => {
      const published = client.from("pages").select(BUILD_COLUMNS).eq("published", true);
      return (after ? published.gt("id", after) : published).order("id").limit(size);
    }),
  );
}
