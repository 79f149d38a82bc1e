import { allowsLongCaching, NO_CODE, NO_PAGE } from "./expected-responses.ts";
import { PICTURE_ADVICE, describeStoragePictures } from "../../src/lib/storage-pictures.ts";
import { fail, pass, unknown, warn, type CheckResult } from "./finding.ts";
import { isApp, isHtml, type Site } from "./site.ts";
import { secretKeyIn } from "./keys.ts";

const RULES = "netlify.toml, vercel.json and docs/deploy.md have the rule";

/** A URL without a file must open the app, whatever its status: newer posts, the admin area. */
export async function fallback({ base, visit }: Site): Promise<CheckResult> {
  const response = await visit(new URL(NO_PAGE, base));
  if (response.status >= 500 || response.redirectsTo || !isApp(response)) {
    return fail(
      `An address without a file of its own answers ${response.status} without the app: newer articles and the admin area do not open by their address.`,
      `Have the host answer with app.html; ${RULES}.`,
    );
  }
  const admin = await visit(new URL("admin", base));
  if (!isApp(admin)) {
    return fail(
      `/admin answers ${admin.status} without the app.`,
      `Have the host answer with app.html; ${RULES}.`,
    );
  }
  return pass(`An address without a file opens the app, with status ${response.status}.`);
}

/** A missing code file must be a 404 that is not cached. */
export async function missingCode({ base, visit }: Site): Promise<CheckResult> {
  const { status, headers } = await visit(new URL(NO_CODE, base));
  if (status !== 404) {
    return fail(
      `Code that is gone answers ${status} instead of 404: after an update, pages that were left open break.`,
      `Have the host answer 404 below /assets/; ${RULES}.`,
    );
  }
  const caching = headers.get("cache-control") ?? "";
  if (allowsLongCaching(caching)) {
    return fail(
      `The 404 of code that is gone may be kept (“${caching}”): whoever got it cannot open that part of the site again.`,
      "Let only files that exist be kept for a year, as dist/_headers does.",
    );
  }
  return pass("Code that is gone answers 404.");
}

/** What the home page loads must exist, be code, and contain no secret. */
export async function code({ base, home, visit }: Site): Promise<CheckResult> {
  const names = [...home.text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, name = ""]) => new URL(name, home.url),
  );
  const own = Array.from(new Set(names.map(({ href }) => href))).filter((href) =>
    href.startsWith(base.href),
  );
  if (own.length === 0) return unknown("The home page loads no code from its own address.");
  for (const href of own) {
    const response = await visit(href);
    const { pathname } = new URL(href);
    if (response.status !== 200 || isHtml(response)) {
      return fail(
        `The home page needs ${pathname}, which answers ${response.status}${isHtml(response) ? " with a page" : ""}.`,
        "Publish all of dist/ at once, and clear the host’s cache.",
      );
    }
    const type = response.headers.get("content-type") ?? "";
    if (!/javascript|css/.test(type)) {
      return fail(
        `${pathname} is sent as “${type}”, which browsers do not run.`,
        "Have the host send .js as text/javascript and .css as text/css.",
      );
    }
    if (secretKeyIn(response.text)) {
      return {
        ...fail(
          `${pathname} contains a secret key of the backend: whoever has it can read and change everything.`,
          "Revoke that key in Supabase (Project Settings → API Keys) at once, put the publishable one into VITE_SUPABASE_ANON_KEY, build and publish.",
        ),
        isSecret: true,
      };
    }
  }
  return pass(`All ${own.length} files that the home page loads are there.`);
}

/** The service worker must be revalidated at every visit, or updates do not arrive. */
export async function serviceWorker({ base, visit }: Site): Promise<CheckResult> {
  const response = await visit(new URL("sw.js", base));
  if (response.status !== 200 || isHtml(response)) {
    return warn(
      `sw.js answers ${response.status}: browsers that have the old one keep it.`,
      "Publish dist/sw.js; with VITE_OFFLINE=off it removes itself.",
    );
  }
  const caching = response.headers.get("cache-control") ?? "";
  return allowsLongCaching(caching)
    ? warn(
        `sw.js may be kept (“${caching}”).`,
        "Have the host send Cache-Control: no-cache with sw.js, as dist/_headers says.",
      )
    : pass("Browsers look for a new one.");
}

/** Pages must show the build's own pictures: those in storage are unavailable together with the backend. */
export function pictures({ build }: Site): CheckResult {
  const left = build?.fromStorage;
  if (!left) return unknown("The build does not say.", "Build and publish with this version.");
  return left.length === 0
    ? pass("Pages show pictures of the build.")
    : warn(describeStoragePictures(left), `${PICTURE_ADVICE} Then build and publish again.`);
}
