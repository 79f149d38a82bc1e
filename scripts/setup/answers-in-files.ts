import type { ValuePath } from "./edit-source.ts";

/** The owner's answers, so that they are not asked for again. It contains nothing secret. */
export const STATE_FILE = "src/content/setup.json";
/** The folder of articles and pages as files, see docs/writing.md. */
export const WRITING = "writing";

export const PROFILE = "src/content/profile.ts";
export const SECTIONS = "src/content/sections.ts";
export const LANGUAGE = "src/content/language.ts";
export const THEME = "src/theme.css";
export const ENV = ".env";

export const inProfile: Record<string, ValuePath> = {
  name: ["profile", "name"],
  role: ["profile", "role"],
  tagline: ["profile", "tagline"],
  headline: ["profile", "headline"],
  introduction: ["profile", "introduction"],
  location: ["profile", "location"],
  timeZone: ["profile", "timeZone"],
  email: ["profile", "email"],
  phone: ["profile", "phone"],
  github: ["profile", "socials", "github"],
  linkedin: ["profile", "socials", "linkedin"],
  twitter: ["profile", "socials", "twitter"],
};

export const inEnv: Record<string, string> = {
  siteUrl: "VITE_SITE_URL",
  supabaseUrl: "VITE_SUPABASE_URL",
  publicKey: "VITE_SUPABASE_ANON_KEY",
  binanceId: "VITE_PAY_BINANCE_ID",
  binanceUsername: "VITE_PAY_BINANCE_USERNAME",
  bep20: "VITE_PAY_BEP20",
  trc20: "VITE_PAY_TRC20",
  bitcoin: "VITE_PAY_BITCOIN",
};

export function isInEnv(name: string): boolean {
  return name === "backend" || name in inEnv;
}
