import type { Browser } from "@playwright/test";
import { demoOwner, publishableKey } from "../../../supabase/embedded/keys.ts";
import type { EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import type { interactionBudgets } from "./budgets.ts";
import { coldAdmin, routeChange, tapFeedback } from "./interactions.ts";
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
  const localStorage = [{ name: "session", value: await ownersSession(backend) }];
  const owner = { cookies: [], origins: [{ origin: site, localStorage }] };
  return {
    route: await routeChange(browser, 1, `${site}/blog`, "/about"),
    slowRoute: await routeChange(browser, 4, `${site}/blog`, "/about"),
    theme: await tapFeedback(browser, `${site}/blog`, "Switch to"),
    menu: await tapFeedback(browser, `${site}/blog`, "menu"),
    dashboard: await coldAdmin(browser, `${site}/admin`, owner),
  };
}

/** Storage state of the signed-in owner. */
async function ownersSession(backend: EmbeddedBackend): Promise<string> {
  const request = new Request(`${backend.siteUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(demoOwner),
  });
  const answer = await backend.fetch(request, { peerAddress: "127.0.0.1" });
  if (!answer.ok) throw new Error(`The owner could not sign in: ${await answer.text()}`);
  const session: { expires_in: number } = await answer.json();
  const expires = Math.round(Date.now() / 1000) + session.expires_in;
  return JSON.stringify({ ...session, expires_at: expires });
}
