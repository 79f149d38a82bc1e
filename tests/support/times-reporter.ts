import type { Reporter } from "vitest/node";
import { recordTime } from "../../scripts/figures.ts";

/** Keeps the times of the files for the end of `npm test`. */
export const timesReporter: Reporter = {
  onTestModuleEnd: (module) => {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic();
    const all = [environmentSetupDuration, prepareDuration, collectDuration, setupDuration];
    const milliseconds = all.reduce((sum, one) => sum + one, duration);
    recordTime(module.relativeModuleId, milliseconds);
  },
};
