import { sections } from "../../src/paths.ts";
import { interfaceLanguages } from "../words/interface-languages.ts";
import { pageTemplates } from "./page-templates.ts";
import {
  account,
  anyOf,
  choice,
  color,
  email,
  interfaceLanguage,
  language,
  line,
  phone,
  profileUrl,
  projectUrl,
  publicKey,
  siteUrl,
  timeZone,
  username,
} from "./read-answer.ts";

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

function payment(
  name: string,
  what: string,
  variable: string,
  rule = "must be complete, with its capital letters: it fails its check",
): Field {
  const question = `Payments: ${what} (${EMPTY})`;
  return { name, question, read: account(variable, rule), isAsked: hasPay };
}
