import { articlePath } from "../../e2e/article.ts";
import { paths } from "../../src/paths.ts";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import type { Browser } from "./browser.ts";

/** In milliseconds: a slow machine needs seconds per page. */
const PATIENCE = 30_000;
const CONTROLS = "a, button, input, textarea, select, [role=textbox], [role=combobox]";

type Step = [name: string, take: (page: Page) => Promise<unknown>];
type Page = ReturnType<typeof pageOf>;

/** A page as people see it. */
function pageOf(browser: Browser, site: string) {
  /** Waits until an expression in the page is true. */
  const until = async (expression: string): Promise<void> => {
    const end = Date.now() + PATIENCE;
    while (!(await browser.evaluate(`return Boolean(${expression})`))) {
      if (Date.now() > end) throw new Error(`It never came: ${expression}`);
    }
  };
  /** Marks the control with a name, in the open dialog if there is one. */
  const locate = async (name: string): Promise<string> => {
    await until(`(() => {
      const root = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document;
      const named = (one) => (one.getAttribute("aria-label")
        ?? ([...(one.labels ?? [])].map((label) => label.textContent).join() || one.textContent)).trim();
      const found = [...root.querySelectorAll(${JSON.stringify(CONTROLS)})]
        .find((one) => one.checkVisibility() && !one.disabled && named(one).startsWith(${JSON.stringify(name)}));
      document.querySelector("[data-step]")?.removeAttribute("data-step");
      found?.setAttribute("data-step", "");
      found?.scrollIntoView({ block: "center" });
      return found;
    })()`);
    return "[data-step]";
  };
  return {
    until,
    open: (path: string) => browser.open(new URL(path, site).href),
    press: async (name: string) => browser.click(await locate(name)),
    type: async (name: string, text: string) => browser.type(await locate(name), text),
    shows: (text: string) => until(`document.body.innerText.includes(${JSON.stringify(text)})`),
    heading: () => until(`document.querySelector("main h1")?.checkVisibility()`),
    at: (path: string) => until(`location.pathname.startsWith(${JSON.stringify(path)})`),
  };
}

const ownersPaths = Object.values(paths)
  .filter((path) => typeof path === "string")
  .filter((path) => path.startsWith(paths.admin));
const words = "Typed where another engine draws.";

/** What people do on the site; each step continues where the previous one ended. */
const steps: readonly Step[] = [
  ["the home page", (page) => page.open("/").then(page.heading)],
  [
    "switching the theme",
    async (page) => {
      await page.press("Switch to dark");
      await page.until(`document.documentElement.classList.contains("dark")`);
    },
  ],
  [
    "from the blog to an article",
    async (page) => {
      await page.open("/blog");
      await page.press("Search");
      await page.until(`document.activeElement?.matches("input")`);
      await page.open(articlePath);
      await page.heading();
    },
  ],
  [
    "a comment",
    async (page) => {
      await page.open(`${articlePath}#comments`);
      await page.type("Leave a comment", words);
      await page.until(
        `[...document.querySelectorAll("textarea")].some(({ value }) => value === ${JSON.stringify(words)})`,
      );
    },
  ],
  [
    "signing in",
    async (page) => {
      await page.open("/admin");
      await page.type("Email", demoOwner.email);
      await page.type("Password", demoOwner.password);
      await page.press("Sign In");
      await page.shows("Admin Dashboard");
    },
  ],
  [
    "saving an article in the editor",
    async (page) => {
      await page.open("/admin/posts/new");
      await page.type("Title", "In another engine");
      await page.type("Content", words);
      await page.press("Save");
      await page.until(`!location.pathname.endsWith("/new")`);
      await page.open("/admin/posts");
      await page.shows("In another engine");
    },
  ],
  ...ownersPaths.map((path): Step => [
    path,
    async (page) => {
      await page.open(path);
      await page.heading();
    },
  ]),
];

/** Walks through the site; the error of a step names it. */
export async function walk(browser: Browser, site: string): Promise<void> {
  const page = pageOf(browser, site);
  for (const [name, take] of steps) {
    try {
      await take(page);
    } catch (error) {
      const shown = await browser.evaluate(
        "return `${location.pathname}: ${document.body.innerText.slice(0, 300)}`",
      );
      throw new Error(`${name}: ${String(error)}\n${String(shown)}`, { cause: error });
    }
  }
}
