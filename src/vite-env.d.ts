/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether the site has several editions, see src/lib/editions.ts; otherwise the build leaves out their code. */
  readonly HAS_EDITIONS?: boolean;
  /** The writing direction of the interface; undefined for left to right. */
  readonly DIRECTION?: "rtl";
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_FORM_ENDPOINT?: string;
  readonly VITE_PAY_BINANCE_ID?: string;
  readonly VITE_PAY_BINANCE_USERNAME?: string;
  readonly VITE_PAY_BEP20?: string;
  readonly VITE_PAY_TRC20?: string;
  readonly VITE_PAY_BITCOIN?: string;
  readonly VITE_RATE_URL?: string;
  readonly VITE_DATABASE_LIMIT?: string;
  readonly VITE_TURNSTILE_SITE_KEY?: string;
  readonly VITE_OFFLINE?: string;
  readonly VITE_EVERY_PAGE?: string;
}

/** Not in TypeScript's own types, and not in every browser. */
interface Window {
  readonly CloseWatcher?: new () => EventTarget & { destroy: () => void };
}
