import { expect, test } from "vitest";

/** src/index.css has no classes of these folders: only src/layouts/admin/admin.css has them. */
const ADMIN = /\/src\/(pages|layouts|components)\/admin\//;

/** The admin area's routes, which are loaded with it. */
const ROUTES = new Set(["/src/AdminArea.tsx", "/src/admin-pages.ts"]);

test("only the admin area imports code that needs its own style sheet", () => {
  const sources = import.meta.glob<string>("/src/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const importing = Object.entries(sources)
    .filter(([file]) => !ADMIN.test(file) && !ROUTES.has(file))
    .filter(([, text]) => /["'](@\/(pages|layouts|components)|\.)\/admin\//.test(text))
    .map(([file]) => file);
  expect(importing).toEqual([]);
});
