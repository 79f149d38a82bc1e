import { FIXED_HEADERS } from "../security-headers.ts";
import { fail, pass, warn, type Judgement } from "./finding.ts";
import type { Site } from "./site.ts";

const ADVICE =
  "Have the host send what dist/_headers says. Where a host cannot, as GitHub Pages, the pages are left with the policy that stands in them.";
/** Script sources that allow any script. */
const OPEN = new Set(["*", "https:", "http:", "data:", "'unsafe-eval'"]);
const HTTPS_ONLY = "Strict-Transport-Security";

/** The security headers of the home page, and the policy in it. */
export function securityHeaders({ base, home: { headers, text } }: Site): Judgement {
  const sent = headers.get("content-security-policy");
  const policies = [sent, metaPolicy(text)].filter((policy) => policy !== null);
  if (!policies.some(restrictsScripts)) {
    return fail(
      "No Content-Security-Policy keeps foreign scripts out, neither a header nor in the page.",
      "Publish dist/ as npm run build made it, and have the host send what dist/_headers says.",
    );
  }
  const expected = Object.keys(FIXED_HEADERS).filter(
    (name) => name !== HTTPS_ONLY || base.protocol === "https:",
  );
  const missing = expected.filter((name) => !headers.get(name));
  if (!sent?.includes("frame-ancestors")) missing.unshift("Content-Security-Policy");
  if (missing.length > 0) return warn(`Not sent: ${missing.join(", ")}.`, ADVICE);
  if (headers.get("x-content-type-options")?.toLowerCase() !== "nosniff") {
    return warn("X-Content-Type-Options is not «nosniff».", ADVICE);
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

function restrictsScripts(policy: string): boolean {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  const sources =
    directives.find(([name]) => name === "script-src") ??
    directives.find(([name]) => name === "default-src");
  if (!sources) return false;
  // A hash or a nonce makes browsers ignore 'unsafe-inline'.
  const isStrict = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
  return (
    !sources.some((source) => OPEN.has(source)) &&
    (isStrict || !sources.includes("'unsafe-inline'"))
  );
}
