import { http, HttpResponse } from "msw";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { claimsOf } from "../../supabase/embedded/tokens.ts";
import { secondFactorStandIn } from "./second-factor";
import { auth, rest, server } from "./server";
import { sessionOf } from "./session";

const tokenOf = (request: Request) =>
  request.headers.get("authorization")?.replace("Bearer ", "") ?? "";

/** Responds for the owner's account like Supabase Auth, and to `is_owner` like the database. */
export function serveSecondFactor() {
  const standIn = secondFactorStandIn<ReturnType<typeof sessionOf>>();
  const own = sessionOf({ email: "owner@example.com", fullName: "The Owner" });
  const passwords: unknown[] = [];
  let codes = 0;
  let questions = 0;
  server.use(
    http.post(auth("token"), ({ request }) => {
      const isRenewal = request.url.includes("grant_type=refresh_token");
      return HttpResponse.json(isRenewal ? standIn.complete(own) : standIn.signIn(own));
    }),
    http.get(auth("user"), () => HttpResponse.json(standIn.userOf(own.user))),
    http.put(auth("user"), async ({ request }) => {
      const refusal = standIn.refusePassword(tokenOf(request));
      if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
      passwords.push(await request.json());
      return HttpResponse.json(standIn.userOf(own.user));
    }),
    http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })),
    http.all("*/auth/v1/factors*", async ({ request }) => {
      const sent = await request.text();
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/verify")) codes += 1;
      const { status, body } = standIn.answer(
        request.method,
        pathname,
        tokenOf(request),
        sent ? JSON.parse(sent) : {},
      );
      return HttpResponse.json(body, { status });
    }),
    http.post(rest("rpc/is_owner"), ({ request }) => {
      questions += 1;
      const hasPassed = claimsOf(tokenOf(request))["aal"] === "aal2";
      return HttpResponse.json(hasPassed || !standIn.hasVerified());
    }),
  );
  return {
    ...standIn,
    own,
    /** New passwords, as sent. */
    passwords,
    /** The number of codes sent. */
    codes: () => codes,
    /** How often the database was asked whether this is the owner. */
    questions: () => questions,
    /** The session of an earlier visit, with the password entered but no code. */
    storeHalfway: () => store(standIn.signIn(own)),
    /** The session of an earlier visit, which has passed with this authenticator. */
    storePassed: (name: string) => store(standIn.passWith(name, own)),
  };
}

function store<Session>(session: Session): Session {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  return session;
}
