import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { parsers, speakLikePostgrest } from "../../supabase/embedded/connection.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { createQueue, readRequest, refuseHalfPairs } from "../../supabase/embedded/requests.ts";
import type { Services } from "./services.ts";

type StandIn = {
  fetch: (request: Request, peerAddress: string | null) => Promise<Response>;
  close: () => Promise<void>;
};

/** The REST API of the embedded backend, on the services' PostgreSQL: a stand-in for PostgREST. */
export function standInForRest({ postgres, jwtSecret }: Services): StandIn {
  const connection = createPostgresConnection({
    url: postgres,
    postgresOptions: {
      max: 1,
      onnotice: () => {},
      types: Object.fromEntries(
        Object.entries({ ...parsers, 114: JSON.parse, 3802: JSON.parse }).map(([type, parse]) => [
          type,
          asText(Number(type), parse),
        ]),
      ),
    },
  });
  const setRequestHeaders = speakLikePostgrest(connection);
  const app = new App({
    connection,
    auth: { enabled: true, publishable_key: publishableKey, jwt_secret: jwtSecret },
    storage: { enabled: false },
    api: { schemas: ["public"], max_rows: 1000 },
    options: { server: { admin: false } },
  });
  const inTurn = createQueue();
  return {
    fetch: async (request, peerAddress) => {
      const ready = await readRequest(request, peerAddress);
      const refusal = await refuseHalfPairs(ready);
      if (refusal) return refusal;
      return inTurn(async () => {
        setRequestHeaders(ready.headers);
        return app.fetch(ready, { peerAddress });
      });
    },
    close: () => connection.close(),
  };
}

/** Values go to the database as text, and lite hands over JSON as text already. */
function asText(type: number, parse: (value: string) => unknown) {
  const serialize = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return { to: type, from: [type], serialize, parse };
}
