import { env } from "@/lib/env";
import { DEADLINE } from "@/lib/requests/deadline";
import { once } from "@/lib/requests/once";
import { t } from "@/lib/words";

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
const FAILED = t("The check that you are human failed. Please try again.");
const UNREACHABLE = t(
  "The check that you are human could not be loaded. Check your connection and whether something blocks Cloudflare, then try again.",
);

/** The part of the API that is used: https://developers.cloudflare.com/turnstile/ */
export type Turnstile = {
  render: (container: HTMLElement, options: TurnstileOptions) => string;
  remove: (widget: string) => void;
};
type TurnstileOptions = {
  sitekey: string;
  appearance: "interaction-only";
  callback: (token: string) => void;
  /** Returning true keeps the script from logging the error. */
  "error-callback": () => boolean;
  "timeout-callback": () => void;
  "unsupported-callback": () => void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/**
 * Runs a Turnstile captcha, if the owner has configured one; otherwise nothing is loaded from
 * Cloudflare. A token is valid for one request.
 *
 * @param container where the challenge appears if there must be one
 * @returns the token for Supabase Auth; undefined without a site key
 * @throws when the check failed or could not be loaded
 */
export async function runCaptcha(container: HTMLElement | null): Promise<string | undefined> {
  if (!env.turnstileKey || !container) return undefined;
  await loadScript();
  const { turnstile } = window;
  if (!turnstile) throw new Error(UNREACHABLE);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const widget = turnstile.render(container, {
    sitekey: env.turnstileKey,
    appearance: "interaction-only",
    callback: resolve,
    "error-callback": () => {
      reject(new Error(FAILED));
      return true;
    },
    "timeout-callback": () => reject(new Error(FAILED)),
    "unsupported-callback": () => reject(new Error(FAILED)),
  });
  try {
    return await promise;
  } finally {
    turnstile.remove(widget);
  }
}

const loadScript = once(
  () =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement("script");
      script.src = SCRIPT;
      const fail = () => {
        script.remove();
        reject(new Error(UNREACHABLE));
      };
      // A firewall that drops packets would leave the form busy for minutes.
      const timer = setTimeout(fail, DEADLINE);
      script.addEventListener("error", fail);
      script.addEventListener("load", () => {
        clearTimeout(timer);
        resolve();
      });
      document.head.append(script);
    }),
);
