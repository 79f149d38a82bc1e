import type { Page } from "@playwright/test";
import { ada, asOwner, clientOf, makePost, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, toast, watchViolations } from "./steps.ts";

// Reduced motion, so that nothing is checked during a fade-in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Stands in for a project with GitHub, at which everybody is Ada, and for the owner's setting. */
async function serveGitHub(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route("**/rest/v1/site_settings?*", async (route) => {
    const response = await route.fetch();
    const settings: object = await response.json();
    await route.fulfill({ response, json: { ...settings, enable_github_sign_in: true } });
  });
  await page.route("**/auth/v1/settings", (route) =>
    route.fulfill({ json: { external: { github: true } } }),
  );
  await page.route("**/auth/v1/authorize?*", async (route) => {
    const address = new URL(route.request().url());
    asked.push(address);
    const back = new URL(address.searchParams.get("redirect_to") ?? "");
    back.searchParams.set("code", "the-code");
    await route.fulfill({ status: 302, headers: { location: back.href } });
  });
  await page.route("**/auth/v1/token?grant_type=pkce", async (route) => {
    const { auth } = await clientOf(ada);
    const { data } = await auth.getSession();
    await route.fulfill({ json: data.session });
  });
  return asked;
}

test(
  "a reader signs in with GitHub in the middle of a comment, and posts it",
  { tag: "@full" },
  async ({ page }) => {
    const violations = await watchViolations(page);
    const asked = await serveGitHub(page);
    const post = await makePost();
    const words = unique("Begun as nobody");
    await page.goto(`/blog/${post.slug}?from=feed`);
    await page.getByLabel("Leave a comment").fill(words);
    await page.getByRole("button", { name: "Sign In" }).click();
    const leave = page.getByRole("button", { name: "Continue with GitHub" });
    await expect(leave).toBeVisible();
    await expectAccessible(page);
    await leave.click();

    await expect(toast(page, "Welcome back!")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(`/blog/${post.slug}?from=feed`);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get("provider")).toBe("github");
    expect(asked[0]?.searchParams.get("code_challenge_method")).toBe("s256");

    await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(toast(page, "Comment added!")).toBeVisible();
    expect(await violations()).toEqual([]);
  },
);

test(
  "the secret of a shared draft stays in the browser while one signs in with GitHub",
  { tag: "@full" },
  async ({ page }) => {
    const asked = await serveGitHub(page);
    const post = await makePost({ published: false });
    const token = "s".repeat(43);
    const owner = await asOwner();
    await owner.rpc("share_draft", { post_id: post.id, token, days: 1 }).throwOnError();
    await page.goto(`/draft#${token}`);
    await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Continue with GitHub" }).click();

    await expect(toast(page, "Welcome back!")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    expect(new URL(page.url()).hash).toBe(`#${token}`);
    expect(asked.map(({ href }) => href).join()).not.toContain(token);
    expect(asked).toHaveLength(1);
  },
);
