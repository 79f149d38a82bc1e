import { FIXED_HEADERS } from "../security-headers.ts";
import { fail, pass, warn, type CheckResult } from "./finding.ts";
import type { Site } from "./site.ts";

const ADVICE =
  "Have the host send what dist/_headers says. Where a host cannot, as GitHub Pages, the pages are left with the policy that stands in them.";
/** Script sources that allow any script. */
const OPEN = new Set(["*", "https:", "http:", "data:", "'unsafe-eval'"]);
const HTTPS_ONLY = "Strict-Transport-Security";

/** The security headers of the home page, and the policy in it. */
export function securityHeaders({ base, home: { headers, text } }: Site): CheckResult {
  const sent = headers.get("content-security-policy");
  const own = metaPolicy(text);
  const policies = [sent, own].filter((policy) => policy !== null);
  if (!policies.some(restrictsScripts)) {
    return fail(
      "No Content-Security-Policy keeps foreign scripts out, neither a header nor in the page.",
      "Publish dist/ as npm run build made it, and have the host send what dist/_headers says.",
    );
  }
  const forbidden = sent && own ? forbiddenBy(sent, own, base.host) : [];
  if (forbidden.length > 0) {
    return warn(
      `The policy that the host sends forbids what pages need: ${forbidden.join(", ")}.`,
      ADVICE,
    );
  }
  const expected = Object.keys(FIXED_HEADERS).filter(
    (name) => name !== HTTPS_ONLY || base.protocol === "https:",
  );
  const missing = expected.filter((name) => !headers.get(name));
  if (!sent?.includes("frame-ancestors")) missing.unshift("Content-Security-Policy");
  if (missing.length > 0) return warn(`Not sent: ${missing.join(", ")}.`, ADVICE);
  if (headers.get("x-content-type-options")?.toLowerCase() !== "nosniff") {
    return warn("X-Content-Type-Options is not “nosniff”.", ADVICE);
  }
  return pass("All are sent.");
}

function metaPolicy(html: string): string | null {
  return (
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i
      .exec(html)?.[1]
      ?.replaceAll("&#x27;", "'")
      .replaceAll("&#39;", "'") ?? null
  );
}

/** What the page's own policy allows, but not one that the host sends: browsers apply both. */
function forbiddenBy(sent: string, own: string, site: string): string[] {
  return sent.split(",").flatMap((policy) =>
    directivesOf(own).flatMap(([name = "", ...needed]) => {
      // Both name what pages use.
      const allowed = name === "default-src" ? undefined : sourcesOf(policy, name);
      return needed
        .filter((source) => allowed && source !== "'none'" && !isAllowed(source, allowed, site))
        .map((source) => `${name} ${source}`);
    }),
  );
}

function isAllowed(source: string, allowed: string[], site: string): boolean {
  if (allowed.includes(source)) return true;
  if (isStrict([source])) return allowed.includes("'unsafe-inline'") && !isStrict(allowed);
  // These are in no wildcard.
  if (/^(?:'(?!self')|data:|blob:)/.test(source)) return false;
  const host = source === "'self'" ? site : source.replace("https://", "");
  return allowed.some(
    (pattern) =>
      pattern === "*" ||
      pattern === "https:" ||
      pattern.replace("https://", "") === host ||
      (/^(?:https:\/\/)?\*\./.test(pattern) &&
        host.endsWith(pattern.slice(pattern.indexOf("*") + 1))),
  );
}

function directivesOf(policy: string): string[][] {
  return policy.split(";").map((directive) => directive.trim().split(/\s+/));
}

/** Undefined if a policy does not restrict them. */
function sourcesOf(policy: string, name: string): string[] | undefined {
  const directive = (wanted: string) =>
    directivesOf(policy).find(([first]) => first?.toLowerCase() === wanted);
  return directive(name) ?? (name.endsWith("-src") ? directive("default-src") : undefined);
}

/** Whether there is a hash or a nonce, which makes browsers ignore 'unsafe-inline'. */
function isStrict(sources: string[]): boolean {
  return sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
}

function restrictsScripts(policy: string): boolean {
  const sources = sourcesOf(policy, "script-src");
  if (!sources) return false;
  return (
    !sources.some((source) => OPEN.has(source)) &&
    (isStrict(sources) || !sources.includes("'unsafe-inline'"))
  );
}
