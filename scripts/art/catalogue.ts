import { bisection } from "./covers/bisection.ts";
import { bouncer } from "./covers/bouncer.ts";
import { changelog } from "./covers/changelog.ts";
import { descent } from "./covers/descent.ts";
import { evaluation } from "./covers/evaluation.ts";
import { firstPaint } from "./covers/first-paint.ts";
import { fixedPrice } from "./covers/fixed-price.ts";
import { keptWord } from "./covers/kept-word.ts";
import { offline } from "./covers/offline.ts";
import { streaming } from "./covers/streaming.ts";
import { themeSwitch } from "./covers/theme-switch.ts";
import { toolCalls } from "./covers/tool-calls.ts";
import { validationScore } from "./covers/validation.ts";
import { cartogram } from "./projects/cartogram.ts";
import { ledgerline } from "./projects/ledgerline.ts";
import { nightshift } from "./projects/nightshift.ts";
import { plainform } from "./projects/plainform.ts";
import { relayChat } from "./projects/relay-chat.ts";
import { tidewatch } from "./projects/tidewatch.ts";
import type { Drawing } from "./sheet.ts";
import { harbourAfterHours } from "./tracks/harbour-after-hours.ts";
import { idleLoop } from "./tracks/idle-loop.ts";
import { pencilDust } from "./tracks/pencil-dust.ts";
import { slowWaterClock } from "./tracks/slow-water-clock.ts";
import { smallBrightMachines } from "./tracks/small-bright-machines.ts";
import { studyInPluckedLines } from "./tracks/study-in-plucked-lines.ts";
import { waltzForAnEmptyOffice } from "./tracks/waltz-for-an-empty-office.ts";

/** One picture per post, by the post's slug. */
export const covers: Record<string, () => Drawing> = {
  "the-first-paint-is-a-promise": firstPaint,
  "forms-that-never-lose-a-word": keptWord,
  "a-theme-switch-without-the-flash": themeSwitch,
  "tool-calls-are-an-api": toolCalls,
  "evaluating-an-assistant-in-fifty-lines": evaluation,
  "streaming-tokens-into-react": streaming,
  "gradient-descent-on-a-napkin": descent,
  "why-your-validation-score-lies": validationScore,
  "the-database-is-the-bouncer": bouncer,
  "what-a-fixed-price-really-buys": fixedPrice,
  "a-changelog-people-read": changelog,
  "debugging-by-bisection": bisection,
  "offline-first-second-thoughts": offline,
};

/** One picture per project, by the name of the project. */
export const projects: Record<string, () => Drawing> = {
  "relay-chat": relayChat,
  ledgerline,
  tidewatch,
  plainform,
  nightshift,
  cartogram,
};

/** One picture per track, by the track's id. */
export const tracks: Record<string, () => Drawing> = {
  "slow-water-clock": slowWaterClock,
  "pencil-dust": pencilDust,
  "small-bright-machines": smallBrightMachines,
  "waltz-for-an-empty-office": waltzForAnEmptyOffice,
  "idle-loop": idleLoop,
  "study-in-plucked-lines": studyInPluckedLines,
  "harbour-after-hours": harbourAfterHours,
};
