import type { Stereo } from "./sound.ts";
import { harbourAfterHours } from "./tracks/harbour-after-hours.ts";
import { idleLoop } from "./tracks/idle-loop.ts";
import { pencilDust } from "./tracks/pencil-dust.ts";
import { slowWaterClock } from "./tracks/slow-water-clock.ts";
import { smallBrightMachines } from "./tracks/small-bright-machines.ts";
import { studyInPluckedLines } from "./tracks/study-in-plucked-lines.ts";
import { waltzForAnEmptyOffice } from "./tracks/waltz-for-an-empty-office.ts";

/** Every piece, by the name of its file. */
export const compositions: Record<string, () => Stereo> = {
  "slow-water-clock": slowWaterClock,
  "pencil-dust": pencilDust,
  "small-bright-machines": smallBrightMachines,
  "waltz-for-an-empty-office": waltzForAnEmptyOffice,
  "idle-loop": idleLoop,
  "study-in-plucked-lines": studyInPluckedLines,
  "harbour-after-hours": harbourAfterHours,
};
