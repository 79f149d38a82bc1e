import type { Browser } from "@playwright/test";
import type { EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import type { interactionBudgets } from "./budgets.ts";
import { coldAdmin, routeChange, tapFeedback } from "./interactions.ts";
import { ownersSession } from "./owners-session.ts";
import { timeToAnswers, timeToContent, visitFloor, visitPage } from "./visits.ts";

export type Origins = { floor: string; shell: string; site: string };
/** One run of a page, its floor page and the client-rendered app. */
export type PageRun = Awaited<ReturnType<typeof measurePage>>;
export type Interactions = Record<keyof typeof interactionBudgets, number>;

/** Visits a page and its floor page in turn. */
export async function measurePage(browser: Browser, origins: Origins, address: string) {
  const floor = await visitFloor(browser, origins.floor + address);
  const page = await visitPage(browser, origins.site + address);
  const answers = await timeToAnswers(browser, origins.site + address);
  const shell = await timeToContent(browser, origins.shell + address, page.characters);
  return { ...page, answers, shell, floor };
}

/** Does once what visitors do, and opens the owner's dashboard. */
export async function measureInteractions(
  browser: Browser,
  { site }: Origins,
  backend: EmbeddedBackend,
): Promise<Interactions> {
  const owner = await ownersSession(backend, site);
  return {
    route: await routeChange(browser, 1, `${site}/blog`, "/about"),
    slowRoute: await routeChange(browser, 4, `${site}/blog`, "/about"),
    theme: await tapFeedback(browser, `${site}/blog`, "Switch to"),
    menu: await tapFeedback(browser, `${site}/blog`, "menu"),
    dashboard: await coldAdmin(browser, `${site}/admin`, owner),
  };
}
