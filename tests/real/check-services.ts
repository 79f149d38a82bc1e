import { servicesFromEnvironment } from "./services.ts";

/** Vitest calls this once, before any test. */
export function setup(): void {
  servicesFromEnvironment();
}
