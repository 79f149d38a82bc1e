/** A site that answers consultation requests by email, and what its clients and its owner do. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import type { ArgsOf } from "../../src/lib/supabase/functions.ts";
import { deliverOutbox } from "../../supabase/embedded/outbox.ts";
import { siteOf } from "./site-of-owner.ts";

export const OWNER = "robin@example.com";
export const CLIENT = "clara@example.com";

type Asked = ArgsOf<"send_consultation_request">;
export type Answer = Database["public"]["Tables"]["consultation_requests"]["Update"];

/** @param settings further settings, as SQL */
export async function startConsultingSite(settings: string) {
  const backend = await siteOf(
    OWNER,
    `update private.notification_settings set service = 'resend' where singleton; ${settings}`,
  );
  return {
    backend,

    /** A visitor requests a consultation; returns the id from their browser. */
    ask: async (asked: Partial<Asked> = {}) => {
      const id = randomUUID();
      const { error } = await backend.asAnon().rpc("send_consultation_request", {
        id,
        name: "Clara",
        email: CLIENT,
        project_type: "consulting",
        message: "Our kilns.",
        ...asked,
      });
      expect(error).toBeNull();
      return id;
    },

    /** The owner saves an answer. */
    answer: async (id: string, change: Answer) => {
      const owner = await backend.as(OWNER);
      const { error } = await owner.from("consultation_requests").update(change).eq("id", id);
      expect(error).toBeNull();
    },

    deliver: () => deliverOutbox(backend, "https://site.example"),
    sentTo: (address: string) => backend.emails.filter(({ to }) => to === address),
  };
}
