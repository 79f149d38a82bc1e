import tls from "node:tls";
import { fail, pass, unknown, warn, type CheckResult } from "./finding.ts";
import type { Site } from "./site.ts";

const DAY = 86_400_000;
const TIMEOUT = 10_000;

/**
 * Hosts renew a certificate when a third of its lifetime is left, or half of a short one: if less than a sixth
 * is left, the renewal has failed, and soon nobody can open the site.
 */
const SHORT = 1 / 6;
const ALMOST_OVER = 1 / 20;

export type Validity = { from: number; until: number };

export async function certificate(base: URL): Promise<CheckResult> {
  if (base.protocol === "http:") {
    return isLocalhost(base)
      ? unknown("The site is on this machine, without a certificate.")
      : fail("The site is not encrypted.", "Have the host serve it by https.");
  }
  return judgeValidity(await validityOf(base), Date.now());
}

/** @param now in milliseconds since 1970 */
export function judgeValidity({ from, until }: Validity, now: number): CheckResult {
  const left = until - now;
  const finding = `It is valid for ${Math.floor(left / DAY)} more days, until ${new Date(until).toISOString().slice(0, 10)}.`;
  const advice = "See why your host has not renewed it: its log, and the domain’s DNS records.";
  if (left <= 0) return fail("It has expired.", advice);
  if (left < (until - from) * ALMOST_OVER) return fail(finding, advice);
  if (left < (until - from) * SHORT) return warn(finding, advice);
  return pass(finding);
}

/** Visitors who type the URL without https must get there, too. */
export async function plainHttp({ base, visit }: Site): Promise<CheckResult> {
  if (base.protocol !== "https:" || base.port) {
    return unknown("Only a site with https on its usual port is asked.");
  }
  const plain = new URL(base);
  plain.protocol = "http:";
  const response = await visit(plain).catch(() => null);
  if (!response) return pass("Nothing answers without encryption.");
  return new URL(response.url).protocol === "https:" || response.redirectsTo?.startsWith("https:")
    ? pass("http:// leads to https://.")
    : warn(
        "The site is also served without encryption.",
        "Have the host redirect http:// to https://.",
      );
}

function isLocalhost({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/** Without verifying it, which the visit to the site has done. */
function validityOf({ hostname, port }: URL): Promise<Validity> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      host: hostname.replace(/^\[|\]$/g, ""),
      port: Number(port || 443),
      ...(/^[\d.]+$|:/.test(hostname) ? {} : { servername: hostname }),
      rejectUnauthorized: false,
      timeout: TIMEOUT,
    });
    const giveUp = (reason: string) => {
      socket.destroy();
      reject(new Error(`The certificate cannot be read: ${reason}.`));
    };
    socket.once("timeout", () => giveUp("there was no answer in time"));
    socket.once("error", (error) => giveUp(error.message));
    socket.once("secureConnect", () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      socket.destroy();
      resolve({ from: Date.parse(valid_from), until: Date.parse(valid_to) });
    });
  });
}
