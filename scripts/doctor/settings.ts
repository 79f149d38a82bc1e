import { fail, pass, warn, type CheckResult } from "./finding.ts";
import { isProjectUrl, keyKind } from "./keys.ts";
import type { Site } from "./site.ts";

/** The settings `VITE_…` by name, from `.env` and the environment. */
export type Settings = Record<string, string | undefined>;

const URLS = ["VITE_SUPABASE_URL", "VITE_FORM_ENDPOINT", "VITE_RATE_URL"];
const BUILD = "Build and publish the site again.";

/**
 * Whether the settings agree with each other and with what is published. No value is printed: some of them may
 * be secret by mistake.
 *
 * @param known the names of valid settings
 */
export function judgeSettings(settings: Settings, known: string[], site: Site | null): CheckResult {
  const value = (name: string) => settings[name] ?? "";
  const [url, key] = [value("VITE_SUPABASE_URL"), value("VITE_SUPABASE_ANON_KEY")];

  const secret = Object.keys(settings).find((name) => keyKind(value(name)).kind === "secret");
  if (secret) {
    return fail(
      `${secret} is a secret key, and what begins with VITE_ is published.`,
      "Put the project’s publishable key there. If the site was built with it, revoke it in Supabase.",
    );
  }
  const noUrl = URLS.find((name) => value(name) && !/^https?:\/\/[^/]/.test(value(name)));
  if (noUrl) return fail(`${noUrl} is not a URL.`, "Write the whole address, with https://.");
  if (url && !isProjectUrl(url)) {
    return fail(
      "VITE_SUPABASE_URL is not the address of a project.",
      "Copy the project’s URL, such as https://abc.supabase.co, without a path.",
    );
  }
  if (Boolean(url) !== Boolean(key)) {
    return fail(
      `${url ? "VITE_SUPABASE_ANON_KEY" : "VITE_SUPABASE_URL"} is missing.`,
      "Set both, or none for the embedded backend.",
    );
  }
  const { kind, project } = keyKind(key);
  if (key && kind === "no key") {
    return fail(
      "VITE_SUPABASE_ANON_KEY is not a Supabase key.",
      "Copy the publishable key whole, from Project Settings → API Keys.",
    );
  }
  const [host = ""] = URL.parse(url)?.hostname.split(".supabase.co") ?? [];
  if (project && url.includes(".supabase.co") && project !== host) {
    return fail(
      "VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY belong to two projects.",
      "Copy both from the same project.",
    );
  }
  const limit = value("VITE_DATABASE_LIMIT");
  if (limit && !(Number(limit) > 0)) {
    return warn("VITE_DATABASE_LIMIT is not a number.", "Write megabytes, such as 8000.");
  }
  const offline = value("VITE_OFFLINE");
  if (offline && offline !== "off") {
    return warn("VITE_OFFLINE is neither empty nor “off”.", "Leave it empty, or write off.");
  }
  const unknownNames = Object.keys(settings).filter((name) => !known.includes(name));
  if (unknownNames.length > 0) {
    return warn(
      `Nothing reads ${unknownNames.join(", ")}.`,
      "See .env.example for the names, and correct or remove it.",
    );
  }
  const published = site?.build?.backend;
  if (url && published && published.url !== url.replace(/\/$/, "")) {
    return warn("The published site uses a different backend from the settings.", BUILD);
  }
  if (url && published && published.key !== key) {
    return warn("The published site has a different public key from the settings.", BUILD);
  }
  return pass(url ? "They agree." : "They agree; without a backend the embedded one is used.");
}
