import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { behaveLikePostgrest, parsers } from "../../supabase/embedded/connection.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import {
  createQueue,
  readRequest,
  rejectLoneSurrogates,
} from "../../supabase/embedded/requests.ts";
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
      // The names that lite uses for them; otherwise it would use its own.
      types: {
        timestamp: asText(1114, parsers[1114]),
        timestamptz: asText(1184, parsers[1184]),
        numeric: asText(1700, parsers[1700]),
        json: asText(114, JSON.parse),
        jsonb: asText(3802, JSON.parse),
      },
    },
  });
  const setRequestHeaders = behaveLikePostgrest(connection);
  const app = new App({
    connection,
    auth: { enabled: true, publishable_key: publishableKey, jwt_secret: jwtSecret },
    storage: { enabled: false },
    api: { schemas: ["public"], max_rows: 1000 },
    options: { server: { admin: false } },
  });
  const queue = createQueue();
  return {
    fetch: async (request, peerAddress) => {
      const ready = await readRequest(request, peerAddress);
      const refusal = await rejectLoneSurrogates(ready);
      if (refusal) return refusal;
      return queue.write(async () => {
        setRequestHeaders(ready.headers);
        return app.fetch(ready, { peerAddress });
      });
    },
    close: () => connection.close(),
  };
}

function asText(type: number, parse: (value: string) => unknown) {
  return { to: type, from: [type], serialize: toText, parse };
}

/** Lite passes JSON as text already. */
function toText(value: unknown): unknown {
  return typeof value === "string" ? value : JSON.stringify(value);
}
