import { siteOrigin } from "@/lib/seo/site-origin";

/**
 * What the build was configured with. An unset or relative address means the embedded backend at
 * the site's own address.
 */
const configuredUrl = import.meta.env.VITE_SUPABASE_URL;

export const env = {
  backendUrl: () =>
    configuredUrl?.startsWith("http") ? configuredUrl : new URL(window.location.origin).origin,
  backendKey: import.meta.env.VITE_SUPABASE_ANON_KEY ?? "",
  siteUrl: siteOrigin,
  formEndpoint: import.meta.env.VITE_FORM_ENDPOINT ?? "",
  /**
   * Answers with the price of a bitcoin, in the form described in data/exchange-rate. Without one
   * nobody is asked: visitors' browsers talk to no firm that the owner has not chosen.
   */
  rateUrl: import.meta.env.VITE_RATE_URL ?? "",
  /**
   * Where payments go; empty where nothing is configured, «unavailable» where what is configured
   * failed its check when the site was built, see scripts/payment-accounts.
   */
  payTo: {
    binance: import.meta.env.VITE_PAY_BINANCE_ID ?? "",
    binanceUsername: import.meta.env.VITE_PAY_BINANCE_USERNAME ?? "",
    bep20: import.meta.env.VITE_PAY_BEP20 ?? "",
    trc20: import.meta.env.VITE_PAY_TRC20 ?? "",
    bitcoin: import.meta.env.VITE_PAY_BITCOIN ?? "",
  },
  isDevelopment: import.meta.env.DEV,
};
