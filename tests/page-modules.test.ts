import { expect, test } from "vitest";
import { modulesAt, sessionPaths } from "@/page-modules";
import { paths } from "@/paths";
import { isRoute, publicRouteAt } from "@/router";

test("a page of the admin area loads its own modules, not those of an owner's page", () => {
  expect(modulesAt(paths.adminPosts)).toEqual(["/AdminArea.tsx", "/AdminPostsPage.tsx"]);
  expect(modulesAt("/admin/posts/some-id")).toEqual(["/AdminArea.tsx", "/PostEditorPage.tsx"]);
  expect(modulesAt("/admin/nothing")).toEqual(["/AdminArea.tsx"]);
  expect(modulesAt("/uses")).toEqual(["/CustomPage.tsx", "/CustomPageContent.tsx"]);
  expect(modulesAt("/admin")).toEqual(["/AdminArea.tsx", "/AdminDashboardPage.tsx"]);
  const owners = sessionPaths.filter((path) => path.startsWith(paths.admin));
  expect(owners.filter((path) => !isRoute(path) || modulesAt(path).length !== 2)).toEqual([]);
  // Hovering over a link to one does not prefetch a public page.
  expect(publicRouteAt(paths.adminPosts)).toBeUndefined();
});
