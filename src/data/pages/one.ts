import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import { quotedList } from "@/lib/supabase/quoted-list";
import type { Tables } from "@/lib/supabase/database.types";
import { slugInUrl } from "@/lib/text/slug-in-url";
import { path_pattern } from "@/lib/supabase/limits/pages";
import { pageKey } from "./public";

const PAGE_COLUMNS =
  "id, title, path, description, language, content, published, indexed, updated_at";

/** A page of the owner's as readers see it. */
export type CustomPage = Pick<Tables<"pages">, ColumnsOf<typeof PAGE_COLUMNS>>;

const PATH = new RegExp(path_pattern);

/**
 * The page at a path, current or former, or null if there is none. Impossible paths cause no request.
 *
 * @param requested path in the site, without a leading slash, percent-encoded
 */
export function customPageQuery(requested: string) {
  return queryOptions({
    queryKey: [...pageKey, "one", requested],
    queryFn: async ({ signal }): Promise<CustomPage | null> => {
      const path = slugInUrl(decodeURIComponent(requested));
      if (!PATH.test(path) || requested.includes("%2F")) return null;
      const data = await request((client) =>
        client
          .from("pages")
          .select(PAGE_COLUMNS)
          .filter("path", "in", quotedList(path))
          .abortSignal(signal)
          .maybeSingle(),
      );
      return data ?? readMoved(path, signal);
    },
  });
}

async function readMoved(formerPath: string, signal: AbortSignal): Promise<CustomPage | null> {
  return request((client) =>
    client
      .rpc("page_formerly_at", { former_path: formerPath }, { get: true })
      .select(PAGE_COLUMNS)
      .abortSignal(signal)
      .maybeSingle(),
  );
}
