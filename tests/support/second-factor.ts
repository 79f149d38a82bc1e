/**
 * A stand-in for the second factors of Supabase Auth, modelled on its source (internal/api/mfa.go and user.go
 * of supabase/auth): the embedded backend has none. One account, one device. It depends on neither msw nor
 * Playwright, so that both can use it.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { base32nopad } from "@scure/base";
import { claimsOf, signToken } from "../../supabase/embedded/tokens.ts";
import { isCurrent } from "./totp.ts";

type Session = { access_token: string; user: object };
type Answer = { status: number; body: object };
type Factor = {
  id: string;
  friendly_name: string;
  factor_type: "totp";
  status: "verified" | "unverified";
  created_at: string;
  updated_at: string;
};
type Sent = Partial<Record<string, string>>;

const refuse = (status: number, code: string, msg: string): Answer => ({
  status,
  body: { code: status, error_code: code, msg },
});

export function secondFactorStandIn<Own extends Session>() {
  let factors: Factor[] = [];
  const secrets = new Map<string, string>();
  const challenges = new Map<string, { factorId: string; expiresAt: number }>();
  let challengesLast = 300_000;
  let passedWith: string | undefined;
  let latest: Own | undefined;

  const verified = () => factors.filter(({ status }) => status === "verified");

  function add(name: string, status: Factor["status"]) {
    const now = new Date().toISOString();
    const factor: Factor = {
      id: randomUUID(),
      friendly_name: name,
      factor_type: "totp",
      status,
      created_at: now,
      updated_at: now,
    };
    const secret = base32nopad.encode(new Uint8Array(randomBytes(20)));
    secrets.set(factor.id, secret);
    factors.push(factor);
    return { id: factor.id, secret };
  }

  /** The session with these factors, and whether they were passed. */
  function complete(session: Own): Own {
    latest = session;
    return {
      ...session,
      access_token: signToken({
        ...claimsOf(session.access_token),
        aal: passedWith ? "aal2" : "aal1",
        amr: [
          { method: "password", timestamp: 1 },
          ...(passedWith ? [{ method: "totp", timestamp: 2 }] : []),
        ],
      }),
      user: userOf(session.user),
    };
  }

  /** An account without factors has no such field. */
  function userOf<User extends object>(user: User) {
    return factors.length > 0 ? { ...user, factors } : user;
  }

  function enrol({ friendly_name: name = "", issuer = "" }: Sent, isPassed: boolean): Answer {
    if (verified().length > 0 && !isPassed)
      return refuse(403, "insufficient_aal", "AAL2 required to enroll a new factor");
    if (factors.some(({ friendly_name }) => friendly_name === name)) {
      const taken = `A factor with the friendly name "${name}" for this user already exists`;
      return refuse(422, "mfa_factor_name_conflict", taken);
    }
    const { id, secret } = add(name, "unverified");
    const uri = `otpauth://totp/${issuer}:owner@example.com?algorithm=SHA1&digits=6&issuer=${issuer}&period=30&secret=${secret}`;
    const totp = { qr_code: "<svg></svg>", secret, uri };
    return { status: 200, body: { id, type: "totp", friendly_name: name, totp } };
  }

  function challenge(factorId: string): Answer {
    const id = randomUUID();
    const expiresAt = Date.now() + challengesLast;
    challenges.set(id, { factorId, expiresAt });
    return { status: 200, body: { id, type: "totp", expires_at: Math.floor(expiresAt / 1000) } };
  }

  function verify(factor: Factor, { challenge_id: id = "", code = "" }: Sent): Answer {
    const asked = challenges.get(id);
    if (asked?.factorId !== factor.id)
      return refuse(
        422,
        "mfa_factor_not_found",
        "MFA factor with the provided challenge ID not found",
      );
    if (asked.expiresAt < Date.now()) {
      challenges.delete(id);
      const late = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
      return refuse(422, "mfa_challenge_expired", late);
    }
    if (!isCurrent(code, secrets.get(factor.id) ?? ""))
      return refuse(422, "mfa_verification_failed", "Invalid TOTP code entered");
    challenges.delete(id);
    factor.status = "verified";
    factors = verified();
    passedWith = factor.id;
    if (!latest) throw new Error("Nobody is signed in.");
    return { status: 200, body: complete(latest) };
  }

  function remove(factor: Factor, isPassed: boolean): Answer {
    if (factor.status === "verified" && !isPassed)
      return refuse(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    factors = factors.filter(({ id }) => id !== factor.id);
    if (passedWith === factor.id) passedWith = undefined;
    return { status: 200, body: { id: factor.id } };
  }

  return {
    complete,
    userOf,
    hasVerified: () => verified().length > 0,
    /** A new session, with only the password entered. */
    signIn: (session: Own) => {
      passedWith = undefined;
      return complete(session);
    },
    /** A session that has passed with the authenticator of this name. */
    passWith: (name: string, session: Own) => {
      passedWith = factors.find(({ friendly_name }) => friendly_name === name)?.id;
      return complete(session);
    },
    /** Adds an active authenticator, or one left by an earlier attempt; returns its key. */
    add: (name: string, status: Factor["status"] = "verified") => add(name, status).secret,
    /** Simulates removal on another device. */
    removeAll: () => (factors = []),
    names: () => factors.map(({ friendly_name: name, status }) => `${name}, ${status}`),
    /** How long a challenge can be answered, in milliseconds. */
    letChallengesLast: (milliseconds: number) => (challengesLast = milliseconds),
    /** The reason why an account's password cannot be changed with this token, if any. */
    refusePassword: (token: string): Answer | null =>
      verified().length > 0 && claimsOf(token)["aal"] !== "aal2"
        ? refuse(
            401,
            "insufficient_aal",
            "AAL2 session is required to update email or password when MFA is enabled.",
          )
        : null,
    /** Handles a request to /auth/v1/factors…. */
    answer(method: string, path: string, token: string, sent: Sent): Answer {
      const [id, action] = path.split("/factors")[1]?.split("/").slice(1) ?? [];
      const isPassed = claimsOf(token)["aal"] === "aal2";
      if (!id) return enrol(sent, isPassed);
      const factor = factors.find((one) => one.id === id);
      if (!factor) return refuse(404, "mfa_factor_not_found", "Factor not found");
      if (method === "DELETE") return remove(factor, isPassed);
      return action === "challenge" ? challenge(id) : verify(factor, sent);
    },
  };
}
