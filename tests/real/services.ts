import { localJwtSecret } from "../../supabase/embedded/keys.ts";

/** The services for `npm run test:real`; docs/testing.md says how to get them. */
export type Services = {
  /** URL of the services' own database, as a superuser. */
  postgres: string;
  auth: string;
  storage: string;
  /** PostgREST; without it, @supabase/lite stands in for it on the same database. */
  rest: string | undefined;
  /** Mailpit, to which Auth sends its emails. */
  mail: string;
  jwtSecret: string;
};

/**
 * The services named by the environment.
 *
 * @throws Error naming the variable that is missing, or one that points to another machine: all data of
 *   these services is deleted
 */
export function servicesFromEnvironment(): Services {
  return {
    postgres: required("TEST_POSTGRES_URL"),
    auth: required("TEST_AUTH_URL"),
    storage: required("TEST_STORAGE_URL"),
    rest: optional("TEST_REST_URL"),
    mail: required("TEST_MAIL_URL"),
    jwtSecret: process.env["TEST_JWT_SECRET"] ?? localJwtSecret,
  };
}

function optional(name: string): string | undefined {
  const value = process.env[name];
  if (!value) return undefined;
  if (!["127.0.0.1", "localhost", "[::1]"].includes(new URL(value).hostname)) {
    throw new Error(`${name} is on another machine. The tests delete all data: use a local one.`);
  }
  return value.replace(/\/$/, "");
}

function required(name: string): string {
  const value = optional(name);
  if (!value) throw new Error(`${name} names no service: see docs/testing.md, «Real services».`);
  return value;
}
