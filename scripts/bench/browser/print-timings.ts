import type { EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { demoOwner, publishableKey } from "../../../supabase/embedded/keys.ts";
import { printTable, show, summaryOf } from "./table.ts";
import { coldAdmin, coldPage, launch, PROFILES, routeChange, tapFeedback } from "./timings.ts";

const PAGES = ["/", "/blog", "/blog/debugging-by-bisection"];
type Sites = { site: string; floor: string };

/** Measures with a browser that is slowed down, and as it is: opening, changing pages, tapping. */
export async function printTimings(
  { site, floor }: Sites,
  backend: EmbeddedBackend,
  runs: number,
  chromium: string,
): Promise<void> {
  const browser = await launch(chromium);
  const session = await ownersSession(backend);
  const storageState = {
    cookies: [],
    origins: [{ origin: site, localStorage: [{ name: "session", value: session }] }],
  };
  const times = new Map<string, Map<string, number[]>>();
  const keep = (what: string, profile: string, time: number) => {
    const row = times.get(what) ?? new Map<string, number[]>();
    times.set(what, row.set(profile, [...(row.get(profile) ?? []), time]));
  };

  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [name, profile] of Object.entries(PROFILES)) {
        for (const address of PAGES) {
          const floorPage = await coldPage(browser, profile, floor + address);
          const page = await coldPage(browser, profile, site + address);
          keep(`${address}: content of its floor page`, name, floorPage.shown);
          keep(`${address}: content`, name, page.shown);
          keep(`${address}: responds`, name, page.responds);
        }
        keep(
          "/ → /blog, fetched ahead",
          name,
          await routeChange(browser, profile, `${site}/`, "/blog"),
        );
        keep(
          "/blog → /about, fetched ahead",
          name,
          await routeChange(browser, profile, `${site}/blog`, "/about"),
        );
        keep(
          "tap on the theme",
          name,
          await tapFeedback(browser, profile, `${site}/blog`, "Switch to"),
        );
        keep("tap on the menu", name, await tapFeedback(browser, profile, `${site}/blog`, "menu"));
        keep(
          "/admin: content",
          name,
          await coldAdmin(browser, profile, `${site}/admin`, storageState),
        );
        console.error(`Times, run ${run} of ${runs}: ${name}`);
      }
    }
  } finally {
    await browser.close();
  }
  const profiles = Object.keys(PROFILES);
  printTable(
    `Times in a browser, ms, median (min–max) of ${runs}`,
    ["what", ...profiles],
    [...times].map(([what, row]) =>
      [what].concat(profiles.map((profile) => show(summaryOf(row.get(profile) ?? [])))),
    ),
  );
}

/** What a browser keeps of the owner, who has signed in. */
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
