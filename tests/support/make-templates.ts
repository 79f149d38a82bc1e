/** Vitest calls `setup` once, before the tests of a database. */
export { makeTemplates as setup } from "./test-backend.ts";
