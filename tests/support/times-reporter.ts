import type { Reporter } from "vitest/node";
import { recordDuration } from "../../scripts/test-metrics.ts";

/** Keeps the times of the files for the end of `npm test`. */
export const timesReporter: Reporter = {
  onTestModuleEnd: (module) => {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic();
    const all = [environmentSetupDuration, prepareDuration, collectDuration, setupDuration];
    const milliseconds = all.reduce((sum, one) => sum + one, duration);
    recordDuration(module.relativeModuleId, milliseconds);
  },
};
