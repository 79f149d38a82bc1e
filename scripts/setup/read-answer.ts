import * as limits from "../../src/lib/supabase/limits/site-settings.ts";
import { canonicalLanguage } from "../content/values.ts";
import { isProjectUrl, keyKind } from "../doctor/keys.ts";
import { accountChecks } from "../payment-accounts.ts";
import { siteUrlOf } from "../site-url.ts";
import { shown } from "../lib/terminal.ts";
import { colorOf } from "./accent.ts";
import { interfaceLanguages } from "../words/interface-languages.ts";

/** @throws {Error} a message without its subject, like all of these functions */
function refuse(sentence: string): never {
  throw new Error(sentence);
}

export function line(min: number, max: number): (text: string) => string {
  return (text) => {
    const trimmed = text.trim();
    if (shown(trimmed) !== trimmed) {
      return refuse("must be one line, without control characters");
    }
    if (trimmed.length < min) return refuse("is needed");
    return trimmed.length <= max ? trimmed : refuse(`must have at most ${max} characters`);
  };
}

export function choice(...choices: string[]): (text: string) => string {
  return (text) => {
    const wanted = text.trim().toLowerCase();
    const found = choices.find(
      (one) => one === wanted || (wanted !== "" && one.startsWith(wanted)),
    );
    return found ?? refuse(`must be ${choices.join(" or ")}`);
  };
}

/** An email address, as it is shown. */
export function email(text: string): string {
  const trimmed = line(1, 200)(text);
  return /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+$/.test(trimmed)
    ? trimmed
    : refuse("must be an email address");
}

export function phone(text: string): string {
  const trimmed = text.trim();
  return /^$|^\+?[\d ()/.-]{5,30}$/.test(trimmed)
    ? trimmed
    : refuse("must be a number such as +1 555 0100, or empty");
}

export function timeZone(text: string): string {
  const trimmed = text.trim().toUpperCase().replace("−", "-");
  return /^UTC(?:[+-]\d{1,2}(?::\d\d)?)?$/.test(trimmed)
    ? trimmed
    : refuse("must be written as UTC, UTC+1 or UTC-3:30");
}

/** The URL of a profile, which becomes a link: no script, and no other scheme. */
export function profileUrl(text: string): string {
  const trimmed = withScheme(text);
  if (trimmed === "") return "";
  const url = URL.parse(trimmed);
  return url?.protocol === "https:" && url.hostname.includes(".") && !/[\s"<>]/.test(trimmed)
    ? trimmed
    : refuse("must be an address such as https://github.com/you, or empty");
}

/** `example.com` as people type it, with its scheme. */
function withScheme(text: string): string {
  const trimmed = text.trim();
  return /^$|^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

export function siteUrl(text: string): string {
  const trimmed = withScheme(text);
  if (trimmed === "") return "";
  const url = siteUrlOf(trimmed);
  return url && /[.]|^https?:\/\/localhost/.test(url)
    ? url
    : refuse("must be the address of a site, such as https://example.com, or empty");
}

export function projectUrl(text: string): string {
  const url = siteUrlOf(text.trim());
  return url && isProjectUrl(url)
    ? url
    : refuse("must be the address of a project, such as https://abc.supabase.co");
}

export function color(text: string): string {
  return colorOf(text.trim())
    ? text.trim()
    : refuse("must be a colour such as #0f766e or oklch(0.55 0.2 35)");
}

/** A selection of these names, in order. */
export function anyOf(known: readonly string[]): (text: string) => string {
  return (text) => {
    const names = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((name) => name.toLowerCase());
    const unknown = names.find((name) => !known.includes(name));
    if (unknown)
      return refuse(`must be any of ${known.join(", ")}; “${unknown}” is not one of them`);
    return known.filter((name) => names.includes(name)).join(", ");
  };
}

export function publicKey(text: string): string {
  const trimmed = text.trim();
  if (keyKind(trimmed).kind === "secret") {
    return refuse(
      "must be the publishable key: this one is secret, opens everything and must never be in a page",
    );
  }
  return /^[\w.-]{20,}$/.test(trimmed)
    ? trimmed
    : refuse("must be the key that begins with sb_publishable_ (or eyJ)");
}

/** An account for payments, or none. */
export function account(variable: string, rule: string): (text: string) => string {
  return (text) => {
    const trimmed = text.trim();
    return trimmed === "" || accountChecks[variable]?.(trimmed) ? trimmed : refuse(rule);
  };
}

export function username(text: string): string {
  const trimmed = text.trim();
  return /^[\w@.-]{0,50}$/.test(trimmed)
    ? trimmed
    : refuse("must have letters, digits, dots, hyphens and underscores");
}

export function interfaceLanguage(text: string): string {
  const known = interfaceLanguages();
  return known.find((one) => one === text.trim()) ?? refuse(`must be one of ${known.join(", ")}`);
}

/** In the database's format: to `Intl`, "English" would be a valid code as well. */
const LANGUAGE = new RegExp(limits.language_pattern);

export function language(text: string): string {
  const code = canonicalLanguage(text.trim());
  return LANGUAGE.test(code) ? code : refuse("must be a code such as en, pt-BR or zh-Hant");
}
