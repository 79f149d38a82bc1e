/** Auth itself, with a stand-in for GitHub at the URL that Auth is configured with. */
import { createServer, type Server } from "node:http";
import { makePost, unique } from "../../../e2e/backend.ts";
import { expect, test } from "../../../e2e/fixtures.ts";
import { toast } from "../../../e2e/steps.ts";
import { query } from "./database.ts";

const address = new URL(process.env["TEST_GITHUB_URL"] ?? "http://127.0.0.1:54398");
const octo = { id: 583231, login: "octo", name: "Octo Cat", email: "octo@tests.example" };
let gitHub: Server;
let denies = false;

// There is only one URL for the stand-in.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  await query("update public.site_settings set enable_github_sign_in = true");
  gitHub = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", address);
    const answer = (body: object) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(body));
    };
    if (pathname === "/login/oauth/authorize") {
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("state", searchParams.get("state") ?? "");
      if (denies) back.searchParams.set("error", "access_denied");
      else back.searchParams.set("code", "the-code");
      response.writeHead(302, { location: back.href }).end();
    } else if (pathname === "/login/oauth/access_token") {
      answer({ access_token: "a-token", token_type: "bearer", scope: "user:email" });
    } else if (pathname === "/api/v3/user") answer(octo);
    else if (pathname === "/api/v3/user/emails") {
      answer([{ email: octo.email, primary: true, verified: true }]);
    } else response.writeHead(404).end();
  });
  // Auth in a container reaches the host under another name.
  const isLoopback = ["127.0.0.1", "localhost"].includes(address.hostname);
  await new Promise<void>((resolve) => {
    gitHub.listen(Number(address.port), isLoopback ? "127.0.0.1" : "0.0.0.0", resolve);
  });
});
test.afterAll(() => {
  gitHub.close();
});

test("a reader signs in with GitHub in the middle of a comment, and posts it", async ({ page }) => {
  const post = await makePost();
  const words = unique("Begun as nobody");
  await page.goto(`/blog/${post.slug}?from=feed`);
  await page.getByLabel("Leave a comment").fill(words);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Continue with GitHub" }).click();

  await expect(toast(page, "Welcome back!")).toBeVisible();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(`/blog/${post.slug}?from=feed`);
  await expect(page.getByLabel("Leave a comment")).toHaveValue(words);
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByRole("article").filter({ hasText: words })).toContainText(octo.name);

  // The name chosen here stays, whatever GitHub returns at the next sign-in.
  await page.goto("/account");
  await page.getByLabel("Full name").fill("Octavia");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(toast(page, "Name changed")).toBeVisible();
  await page.goto("/contact");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Continue with GitHub" }).click();
  await expect(toast(page, "Welcome back!")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByLabel("Full name")).toHaveValue("Octavia");
});

test("a reader who refuses on GitHub returns to the page, signed out", async ({ page }) => {
  denies = true;
  await page.goto("/contact");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Continue with GitHub" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(toast(page, "GitHub was not allowed to say who you are.")).toBeVisible();
  denies = false;
});
