import { expect, test } from "vitest";
import { testBackend } from "../../supabase/embedded/testing.ts";
import { paths } from "../../src/paths.ts";

test("views of every page of the site are counted, and of none of the owner's", async () => {
  const backend = await testBackend();
  const { rows } = await backend.exclusive((db) =>
    db.query<{ path: string }>("select path from private.site_pages"),
  );
  const publicPaths = Object.values(paths).filter(
    (path) => typeof path === "string" && !path.startsWith("/admin"),
  );
  expect(new Set(rows.map(({ path }) => path))).toEqual(new Set(publicPaths));
});
