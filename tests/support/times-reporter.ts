import type { Reporter } from "vitest/node";
import { recordDuration } from "../../scripts/test-metrics.ts";

/** Keeps the times of the files for the end of `npm test`. */
export const timesReporter: Reporter = {
  onTestModuleEnd: (module) => {
    // Not of the environment, which files share.
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    recordDuration(module.relativeModuleId, collectDuration + setupDuration + duration);
  },
};
