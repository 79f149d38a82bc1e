import * as limits from "../../src/lib/supabase/limits/site-settings.ts";
import { sections } from "../../src/paths.ts";
import { canonicalLanguage } from "../content/values.ts";
import { isProjectUrl, keyKind } from "../doctor/keys.ts";
import { accountChecks } from "../payment-accounts.ts";
import { siteUrlOf } from "../site-url.ts";
import { shown } from "../terminal.ts";
import { colorOf } from "./accent.ts";
import { interfaceLanguages } from "./interface-languages.ts";
import { pageTemplates } from "./page-templates.ts";

/** Answers by field name, as text: lists with commas, `yes` or `no`. */
export type Answers = Record<string, string>;

export type Field = {
  name: string;
  question: string;
  /** Converts an answer to its stored form; throws a message if it is invalid. */
  read: (text: string) => string;
  /** Whether the question is asked, depending on earlier answers. */
  isAsked?: (answers: Answers) => boolean;
};

/** How to clear an answer: Enter would keep the earlier one. */
const EMPTY = "- for none";

export const fields: readonly Field[] = [
  { name: "name", question: "Your name", read: line(1, 100) },
  { name: "role", question: "What you are, e.g. Software developer", read: line(1, 100) },
  { name: "tagline", question: "The site in one sentence, for search engines", read: line(1, 200) },
  { name: "headline", question: "The large sentence on the home page", read: line(1, 120) },
  {
    name: "introduction",
    question: "Two or three sentences about what you do",
    read: line(1, 600),
  },
  { name: "location", question: "Where you live, e.g. Porto, Portugal", read: line(1, 100) },
  { name: "timeZone", question: "Your time zone, e.g. UTC+1", read: timeZone },
  { name: "email", question: "Address for emails, shown on the site", read: email },
  { name: "phone", question: `Telephone, shown on the site (${EMPTY})`, read: phone },
  { name: "github", question: `Address of your GitHub profile (${EMPTY})`, read: profileUrl },
  { name: "linkedin", question: `Address of your LinkedIn profile (${EMPTY})`, read: profileUrl },
  { name: "twitter", question: `Address of your X profile (${EMPTY})`, read: profileUrl },
  { name: "accent", question: "Accent colour, as #0f766e or oklch(0.55 0.2 35)", read: color },
  {
    name: "switchedOff",
    question: `Pages to leave out, separated by commas: ${sections.join(", ")} (${EMPTY})`,
    read: anyOf(sections),
  },
  {
    name: "siteUrl",
    question: "Address of the site, e.g. https://example.com (- if you do not know yet)",
    read: siteUrl,
  },
  {
    name: "backend",
    question: "Backend: embedded (on this machine, to start with) or supabase (to publish)",
    read: choice("embedded", "supabase"),
  },
  {
    name: "supabaseUrl",
    question: "Address of your Supabase project, https://….supabase.co",
    read: projectUrl,
    isAsked: isHosted,
  },
  {
    name: "publicKey",
    question: "Its publishable (or anon) key",
    read: publicKey,
    isAsked: isHosted,
  },
  {
    name: "ownerEmail",
    question: "Address of the account that you will sign in with",
    read: email,
    isAsked: isHosted,
  },
  payment("binanceId", "Binance pay ID", "VITE_PAY_BINANCE_ID", "must have 6 to 12 digits"),
  {
    name: "binanceUsername",
    question: `Payments: Binance username (${EMPTY})`,
    read: username,
    isAsked: (answers) => hasPay(answers) && answers["binanceId"] !== "",
  },
  payment("bep20", "USDT on BNB Smart Chain", "VITE_PAY_BEP20"),
  payment("trc20", "USDT on TRON", "VITE_PAY_TRC20"),
  payment("bitcoin", "Bitcoin address", "VITE_PAY_BITCOIN"),
  {
    name: "interface",
    question: `Language of buttons, messages and the admin area (${interfaceLanguages().join(", ")})`,
    read: interfaceLanguage,
  },
  { name: "language", question: "Language of your articles, e.g. en or pt-BR", read: language },
  {
    name: "articleTitle",
    question: `Title of your first article, which becomes a draft (${EMPTY})`,
    read: line(0, 200),
  },
  {
    name: "removeSamples",
    question:
      "Remove the sample testimonials, blogroll and the sample data in the embedded database? yes or no",
    read: choice("yes", "no"),
  },
  {
    name: "pages",
    question: `Pages to start with, as drafts to rewrite, separated by commas: ${pageTemplates.join(", ")} (${EMPTY})`,
    read: anyOf(pageTemplates),
    isAsked: needsStarterPages,
  },
];

function refuse(sentence: string): never {
  throw new Error(sentence);
}

function isHosted({ backend }: Answers): boolean {
  return backend === "supabase";
}

/** If the samples stay, their pages exist already. */
export function needsStarterPages({ backend, removeSamples }: Answers): boolean {
  return backend === "supabase" || removeSamples === "yes";
}

function hasPay({ switchedOff = "" }: Answers): boolean {
  return !switchedOff.split(", ").includes("pay");
}

function line(min: number, max: number): (text: string) => string {
  return (text) => {
    const trimmed = text.trim();
    if (shown(trimmed) !== trimmed) {
      return refuse("must be one line, without control characters");
    }
    if (trimmed.length < min) return refuse("is needed");
    return trimmed.length <= max ? trimmed : refuse(`must have at most ${max} characters`);
  };
}

function choice(...choices: string[]): (text: string) => string {
  return (text) => {
    const wanted = text.trim().toLowerCase();
    const found = choices.find(
      (one) => one === wanted || (wanted !== "" && one.startsWith(wanted)),
    );
    return found ?? refuse(`must be ${choices.join(" or ")}`);
  };
}

/** An email address, as it is shown. @throws {Error} a message without its subject, like all of these */
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

function timeZone(text: string): string {
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

function siteUrl(text: string): string {
  const trimmed = withScheme(text);
  if (trimmed === "") return "";
  const url = siteUrlOf(trimmed);
  return url && /[.]|^https?:\/\/localhost/.test(url)
    ? url
    : refuse("must be the address of a site, such as https://example.com, or empty");
}

function projectUrl(text: string): string {
  const url = siteUrlOf(text.trim());
  return url && isProjectUrl(url)
    ? url
    : refuse("must be the address of a project, such as https://abc.supabase.co");
}

function color(text: string): string {
  return colorOf(text.trim())
    ? text.trim()
    : refuse("must be a colour such as #0f766e or oklch(0.55 0.2 35)");
}

/** A selection of these names, in order. */
function anyOf(known: readonly string[]): (text: string) => string {
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

function publicKey(text: string): string {
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

function payment(
  name: string,
  what: string,
  variable: string,
  rule = "must be complete, with its capital letters: it fails its check",
): Field {
  const read = (text: string) => {
    const trimmed = text.trim();
    return trimmed === "" || accountChecks[variable]?.(trimmed) ? trimmed : refuse(rule);
  };
  return { name, question: `Payments: ${what} (${EMPTY})`, read, isAsked: hasPay };
}

function username(text: string): string {
  const trimmed = text.trim();
  return /^[\w@.-]{0,50}$/.test(trimmed)
    ? trimmed
    : refuse("must have letters, digits, dots, hyphens and underscores");
}

function interfaceLanguage(text: string): string {
  const known = interfaceLanguages();
  return known.find((one) => one === text.trim()) ?? refuse(`must be one of ${known.join(", ")}`);
}

/** In the database's format: to `Intl`, "English" would be a valid code as well. */
const LANGUAGE = new RegExp(limits.language_pattern);

function language(text: string): string {
  const code = canonicalLanguage(text.trim());
  return LANGUAGE.test(code) ? code : refuse("must be a code such as en, pt-BR or zh-Hant");
}
