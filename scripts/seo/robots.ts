import { basePathOf } from "../site-url.ts";

/** What robots may use the site for; "unsaid" neither allows nor refuses. */
export type Preference = "unsaid" | "allowed" | "refused";
export type Preferences = { search: Preference; aiAnswers: Preference; aiTraining: Preference };

/**
 * Robots that obey robots.txt under these names, according to their operators. Search engines are in neither
 * list: pages refuse them with `noindex`, which they have to read. `Google-Extended` covers both uses and
 * cannot distinguish them.
 */
const TRAINING = [
  "Amazonbot",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "Google-Extended",
  "GPTBot",
  "Meta-ExternalAgent",
];
const ANSWERS = [
  "Amzn-SearchBot",
  "Amzn-User",
  "ChatGPT-User",
  "Claude-SearchBot",
  "Claude-User",
  "DuckAssistBot",
  "Google-Extended",
  "Meta-ExternalFetcher",
  "MistralAI-User",
  "OAI-SearchBot",
  "Perplexity-User",
  "PerplexityBot",
];

/** The uses in the vocabularies of https://contentsignals.org, and of draft-ietf-aipref-vocab-08. */
const USES = [
  { name: "search", signal: "search", usage: "search" },
  { name: "aiAnswers", signal: "ai-input", usage: "ai-use" },
  { name: "aiTraining", signal: "ai-train", usage: "train-ai" },
] as const;

/**
 * Generates robots.txt: excluded paths, the owner's preferences for robots, and the sitemap's URL.
 *
 * Source: RFC 9309, https://contentsignals.org, draft-ietf-aipref-attach-05
 *
 * @param origin the site's URL without a trailing slash; empty if unknown
 * @param prefixes the path prefixes of its editions
 */
export function robots(
  origin: string,
  preferences: Preferences,
  prefixes: readonly string[] = [""],
): string {
  const stated = USES.filter(({ name }) => preferences[name] !== "unsaid");
  const list = (name: "signal" | "usage", yes: string, no: string) =>
    stated
      .map((use) => `${use[name]}=${preferences[use.name] === "allowed" ? yes : no}`)
      .join(", ");
  const refused = new Set([
    ...(preferences.aiTraining === "refused" ? TRAINING : []),
    ...(preferences.aiAnswers === "refused" ? ANSWERS : []),
  ]);
  const groups = [
    [
      "User-agent: *",
      ...(stated.length > 0
        ? [
            `Content-Signal: ${list("signal", "yes", "no")}`,
            `Content-Usage: ${list("usage", "y", "n")}`,
          ]
        : []),
      // Without the "$", pages of the owner such as /administration would be excluded as well.
      ...prefixes.flatMap((prefix) =>
        ["$", "/"].map((end) => `Disallow: ${basePathOf(origin)}${prefix}/admin${end}`),
      ),
    ],
    ...(refused.size > 0
      ? [
          [
            ...[...refused].toSorted().map((robot) => `User-agent: ${robot}`),
            `Disallow: ${basePathOf(origin)}/`,
          ],
        ]
      : []),
    ...(origin && preferences.search !== "refused"
      ? [prefixes.map((prefix) => `Sitemap: ${origin}${prefix}/sitemap.xml`)]
      : []),
  ];
  const reservation = Object.values(preferences).includes("refused") ? RESERVATION : "";
  return reservation + groups.map((lines) => `${lines.join("\n")}\n`).join("\n");
}

const RESERVATION =
  "# What is refused below is reserved under Article 4(3) of Directive (EU) 2019/790.\n\n";
