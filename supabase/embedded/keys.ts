/**
 * Fixed keys of the embedded backend. They are published with the source on purpose: the embedded
 * database listens on this machine only and holds sample data. A hosted project has its own keys.
 * This file imports nothing, so the Vite config and browser-side code may read it.
 */

/** The key that a browser sends as `apikey`; it makes a request anonymous, never privileged. */
export const publishableKey = "sb_publishable_local-embedded-only-key00_00000000";

/** Signs the access tokens (HS256) of signed-in users. */
export const jwtSecret = "embedded-backend-local-development-jwt-secret-not-for-production";

/** The owner's account in the development seed. */
export const demoOwner = { email: "owner@example.com", password: "portfolio-owner" };

/** The account of a reader there. */
export const demoReader = { email: "ada@example.com", password: "portfolio-reader" };

/** The JWT secret that the Supabase CLI gives every local database. The seed uses it to recognize them. */
export const localJwtSecret = "super-secret-jwt-token-with-at-least-32-characters-long";
