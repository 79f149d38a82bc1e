import type { Page } from "@playwright/test";
import { ada, newAccount } from "./backend.ts";
import { publicPaths } from "./site-paths.ts";
import { paymentMethods } from "@/content/payments";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, footerLink, mainLink, openUnrendered, toast } from "./steps.ts";

const UNREACHABLE = "The server did not answer. Check your connection and try again.";
const LOST_REQUEST = /Failed to load resource: net::ERR_FAILED .*\/(rest|auth)\/v1\//;
const BACKEND = ["**/rest/v1/**", "**/auth/v1/**"];

async function cutOff(page: Page): Promise<void> {
  for (const address of BACKEND) await page.route(address, (route) => route.abort());
}

async function reconnect(page: Page): Promise<void> {
  for (const address of BACKEND) await page.unroute(address);
}

async function expectNoToast(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: /^Notifications/ })).toHaveCount(0);
}

/** Pages that need the backend, and what they say without it. */
const ALERTS: Record<string, string> = {
  "/projects": `Error loading projects: ${UNREACHABLE}`,
  "/blog": `Error loading posts: ${UNREACHABLE}`,
  "/": `Error loading articles: ${UNREACHABLE}`,
};

test(
  "without the backend one can go everywhere, and what is missing says so",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(LOST_REQUEST);
    await cutOff(page);
    await page.goto("/pay");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Articles, their lists and single projects are in no menu.
    const others = publicPaths.filter((one) => one !== "/pay" && !/^\/(blog|projects)\//.test(one));
    for (const path of [...others, "/"]) {
      const alert = ALERTS[path];
      await (path === "/privacy" ? footerLink(page, path) : mainLink(page, path)).click();
      // The page that comes takes the focus.
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveText(alert ? [`${alert}Retry`] : []);
    }
    await expectAccessible(page);
    await expectNoToast(page);
  },
);

for (const path of ["/about", "/skills", "/resume", "/services", "/music", "/pay"]) {
  test(
    `without the backend ${path} is the page it is with it`,
    { tag: "@full" },
    async ({ page, browserConsole }) => {
      browserConsole.expect(LOST_REQUEST);
      const readAll = async () => {
        const asked = page.waitForRequest(/\/site_settings/);
        await page.goto(path);
        // Answered or failed: what could depend on it has changed now.
        await (await asked).response();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const texts = [await page.getByRole("main").innerText()];
        for (const tab of await page.getByRole("tab").all()) {
          await tab.click();
          await expect(tab).toHaveAttribute("aria-selected", "true");
          texts.push(await page.getByRole("tabpanel").innerText());
        }
        return texts;
      };
      const whole = await readAll();
      await cutOff(page);
      expect(await readAll()).toEqual(whole);
      await expectNoToast(page);
    },
  );
}

test(
  "a list that lacks its featured part and its categories says so and recovers",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(LOST_REQUEST);
    const parts = /\/rest\/v1\/(categories|posts\?.*featured=eq)/;
    await page.route(parts, (route) => route.abort());
    await openUnrendered(page, "/blog");
    await expect(page.getByRole("alert")).toContainText(
      "Error loading featured articles and categories.",
    );
    const latest = page.getByRole("region", { name: "Latest Articles" });
    await expect(latest.getByRole("article").first()).toBeVisible();
    await expectAccessible(page);

    await page.unroute(parts);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("region", { name: "Featured Articles" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Category" }).getByRole("button")).not.toHaveCount(
      1,
    );
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test(
  "who cannot sign in, sign up or reset a password for now keeps what was typed",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(LOST_REQUEST);
    const { email, password } = newAccount();
    const dialog = page.getByRole("dialog");
    const send = async (name: string) => {
      const button = dialog.getByRole("button", { name });
      const lost = page.waitForEvent("requestfailed");
      await button.click();
      await lost;
      await expect(button).toBeEnabled();
      await expect(toast(page, UNREACHABLE).first()).toBeVisible();
      await expect(dialog.getByLabel("Email")).toHaveValue(email);
    };
    await cutOff(page);
    await page.goto("/skills");
    await page.getByRole("button", { name: "Sign In" }).click();
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password").fill(password);
    await send("Sign In");
    await expect(dialog.getByLabel("Password")).toHaveValue(password);

    await dialog.getByRole("button", { name: "Forgot your password?" }).click();
    await send("Send reset link");

    await dialog.getByRole("button", { name: "I already have an account" }).click();
    await dialog.getByRole("button", { name: "Create an account" }).click();
    await dialog.getByLabel("Full name").fill("Mika Visitor");
    await dialog.getByLabel("Password").fill(password);
    await send("Create Account");
    await expect(dialog.getByLabel("Password")).toHaveValue(password);

    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(dialog.getByLabel("Full name")).toHaveValue("Mika Visitor");
    await expect(dialog.getByLabel("Email")).toHaveValue(email);
    await reconnect(page);
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expect(toast(page, "Account created!")).toBeVisible();
  },
);

test(
  "amount and note outlive a rate that cannot be fetched",
  { tag: "@full" },
  async ({ page, browserConsole }) => {
    browserConsole.expect(/net::ERR_FAILED.*mempool/);
    browserConsole.expect(LOST_REQUEST);
    await cutOff(page);
    await page.route("https://mempool.space/**", (route) => route.abort());
    await page.goto("/pay?method=bitcoin");
    const amount = page.getByRole("spinbutton", { name: "Amount in USD (optional)" });
    await amount.fill("12.50");
    await page.getByLabel("Note").fill("Invoice 7");
    const remark = page.getByText(/^The bitcoin rate could not be fetched:/);
    await expect(remark).toBeVisible();
    await page.getByRole("tab", { name: paymentMethods.binance.label }).click();
    await page.getByRole("tab", { name: paymentMethods.bitcoin.label }).click();
    await expect(remark).toBeVisible();
    await expect(amount).toHaveValue("12.50");
    await expect(page.getByLabel("Note")).toHaveValue("Invoice 7");
    await expectNoToast(page);
  },
);

test(
  "a reader who is signed in stays so, and can sign out",
  { tag: "@full" },
  async ({ openBrowser, browserConsole }) => {
    browserConsole.expect(LOST_REQUEST);
    const page = await openBrowser(ada);
    await cutOff(page);
    await page.goto("/services");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  },
);
