import fs from "node:fs";
import { expect, test } from "vitest";
import { chunkGroups, SHARED } from "../../scripts/chunk-groups.ts";

/** The first group that takes a module that `users` import. */
function groupOf(id: string, ...users: string[]): string | null | undefined {
  const importers = (of: string) => (of === id ? users : []);
  const context = { getModuleInfo: (of: string) => ({ importers: importers(of) }) };
  for (const { test: taken, name } of chunkGroups) {
    if (!taken.test(id)) continue;
    if (typeof name === "string") return name;
    // The group uses nothing else of the context.
    const found: unknown = Reflect.apply(name, undefined, [id, context]);
    if (typeof found === "string") return found;
  }
  return undefined;
}

test.each(["/home/me/site", "/usr/src/app", "/home/admin/src/site", "C:/src/site"])(
  "code is split in %s as in any other folder",
  (root) => {
    const page = `${root}/src/pages/about/AboutPage.tsx`;
    const icon = `${root}/node_modules/lucide-react/dist/esm/icons/clock.mjs`;
    const ownPage = `${root}/src/pages/custom/CustomPageContent.tsx`;
    const dialog = `${root}/src/components/SignInDialog.tsx`;
    expect(groupOf(`${root}/src/components/Page.tsx`, `${root}/src/main.tsx`)).toBe("site");
    expect(groupOf(`${root}/src/components/ui/Badge.tsx`, ownPage, page)).toBe("site");
    expect(groupOf(`${root}/src/components/CopyButton.tsx`, page, dialog)).toBe("AboutPage-shared");
    expect(groupOf(`${root}/src/components/ui/Switch.tsx`, dialog)).toBeUndefined();
    expect(groupOf(`${root}/node_modules/dompurify/dist/purify.es.mjs`, page)).toBeUndefined();
    expect(groupOf(icon, `${root}/src/components/ui/Button.tsx`)).toBeUndefined();
    expect(groupOf(icon, `${root}/src/pages/admin/bin/AdminBinPage.tsx`)).toBe("admin-icons");
  },
);

test.each(Object.values(SHARED).flat())("the chunk's file src/%s exists", (file) => {
  expect(fs.globSync(`src/${file}.{ts,tsx}`)).toHaveLength(1);
});
