/** Pages rendered ahead of time: what can be read at once, and how the app takes them over. */
import { ada, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";

const POST = "/blog/debugging-by-bisection";
const PAGES = {
  "/": "Latest Articles",
  "/about": "About",
  "/skills": "Skills",
  "/projects": "All Projects",
  "/music": "Playlist",
  "/blog": "All Articles",
  [POST]: "Debugging by bisection",
  "/blog/00000000-0000-4000-8000-000000000101": "Comments",
  "/resume": "Resume",
  "/services": "How I Work",
  "/contact": "Quick Response",
  "/pay": "Ways to pay",
};

for (const colorScheme of ["light", "dark"] as const) {
  for (const [who, account] of [
    ["nobody", undefined],
    ["a reader", ada],
    ["the owner", owner],
  ] as const) {
    test(`every page is taken over as it stands, in ${colorScheme} colours by ${who}`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser(account, {
        colorScheme,
        locale: "de-DE",
        timezoneId: "Pacific/Auckland",
        reducedMotion: colorScheme === "dark" ? "reduce" : "no-preference",
      });
      for (const address of Object.keys(PAGES)) {
        await page.goto(`${address}?q=a&method=bitcoin&status=completed#contact`);
        await expect(page.locator("#page-data"), address).toBeAttached();
      }
    });
  }
}

test("without JavaScript every page shows its content", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, text] of Object.entries(PAGES)) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: text }).first(), address).toBeVisible();
    await expect(page.getByRole("status", { name: /Loading|Drawing/ })).toHaveCount(0);
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
  }
  await page.goto(POST);
  await expect(page.locator(".article")).toContainText("git bisect");
  await expect(page.getByText("Comments are shown with JavaScript.")).toBeVisible();
  await context.close();
});

test("what is done before the app has come is done once it is there", async ({ browser }) => {
  // A page of its own: the fixtures would wait.
  const context = await browser.newContext();
  const page = await context.newPage();
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada Early");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Subject").fill("Before the app");
  await page.getByLabel("Message").fill("Typed and sent before anything could take it.");
  await page.getByRole("button", { name: "Sign In" }).click();
  letCome();
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Name")).toHaveValue("Ada Early");
  await expect(page.getByLabel("Message")).toHaveValue(/^Typed and sent/);
  // Kept as a draft like everything that is typed.
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue("Before the app");
  await context.close();
});

test("a form sent before the app has come is sent once, and no page is left", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /contact_messages/.test(request.url()))
      sent.push(request.url());
  });
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada Early");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Subject").fill("Sent early");
  await page.getByLabel("Message").fill("Sent before anything could take it.");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(new URL(page.url()).search).toBe("");
  letCome();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toContainText("Message");
  expect(sent).toHaveLength(1);
  await expect(page.getByLabel("Name")).toHaveValue("");
  await context.close();
});

test("text typed into a comment and a search before the app has come stays", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/blog");
  await page.getByRole("searchbox").fill("bisection");
  letCome();
  await expect(page.getByText("Found 1 published post")).toBeVisible();
  await expect(page).toHaveURL(/\?q=bisection$/);
  await expect(page.getByRole("searchbox")).toHaveValue("bisection");
  await context.close();
});
