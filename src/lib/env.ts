import { siteOrigin } from "@/lib/seo/site-origin";

const configuredUrl = import.meta.env.VITE_SUPABASE_URL;

/** Without a trailing slash; empty if none or a relative one is configured, for the embedded backend. */
const hostedUrl = configuredUrl?.startsWith("http") ? configuredUrl.replace(/\/$/, "") : "";

/** The build's configuration. */
export const env = {
  /** Without a trailing slash. */
  backendUrl: () => hostedUrl || window.location.origin,
  /** The origin of public files; empty if the backend is at the site's own origin. */
  filesUrl: hostedUrl,
  isEmbedded: hostedUrl === "",
  backendKey: import.meta.env.VITE_SUPABASE_ANON_KEY ?? "",
  siteUrl: siteOrigin,
  /** URL of a form service, which the database uses as its delivery service if the owner chooses no other. */
  formEndpoint: import.meta.env.VITE_FORM_ENDPOINT ?? "",
  /**
   * URL of the bitcoin price, in the format described in data/exchange-rate. Without one no request
   * is made: visitors' browsers contact no third party that the owner has not chosen.
   */
  rateUrl: import.meta.env.VITE_RATE_URL ?? "",
  /** Site key of the captcha, see lib/browser/turnstile. Without one there is no captcha. */
  turnstileKey: import.meta.env.VITE_TURNSTILE_SITE_KEY ?? "",
  /**
   * The payment accounts: empty if not configured, "unavailable" if the account failed the build's check, see
   * scripts/payment-accounts.
   */
  payTo: {
    binance: import.meta.env.VITE_PAY_BINANCE_ID ?? "",
    binanceUsername: import.meta.env.VITE_PAY_BINANCE_USERNAME ?? "",
    bep20: import.meta.env.VITE_PAY_BEP20 ?? "",
    trc20: import.meta.env.VITE_PAY_TRC20 ?? "",
    bitcoin: import.meta.env.VITE_PAY_BITCOIN ?? "",
  },
  /** Whether the site has a service worker for offline reading. */
  keepsPages: import.meta.env.VITE_OFFLINE !== "off",
  /** The size limit of the database, in megabytes of a million bytes. */
  databaseLimit: Number(import.meta.env.VITE_DATABASE_LIMIT) || 500,
  /** Whether the site also has the pages that its owner has turned off, since the tests cover them all. */
  hasEveryPage: import.meta.env.VITE_EVERY_PAGE === "on",
  /**
   * Whether the site is public: neither the development server nor a preview is. Determined by the mode, since
   * previews are rendered with a backend's URL.
   */
  isPublished: !import.meta.env.DEV && import.meta.env.MODE !== "embedded",
};
