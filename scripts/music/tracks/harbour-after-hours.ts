import { steady } from "../clock.ts";
import { chorus, pingPong } from "../effects/delay.ts";
import { reverb } from "../effects/reverb.ts";
import { lowpassed, surf } from "../effects/texture.ts";
import { buoy } from "../instruments/mallets.ts";
import { reed, sing } from "../instruments/solo.ts";
import { createPad } from "../instruments/synth.ts";
import { mastered, mixed, withWet } from "../master.ts";
import { perform } from "../perform.ts";
import { line, moved } from "../score.ts";
import { place, silence, type Stereo } from "../sound.ts";

const clock = steady(60);
const metre = 8;
const seconds = clock(10 * metre) + 3.5;

/** What moves above the drone: D minor, and D major when the light is seen. */
const harmony = line(
  `F3+A3+E4/8 | F3+A3+E4 | F3+Bb3+D4 | G3+Bb3+D4 | G3+C4+E4 |
   A3+C4+F4   | G3+C4+E4 | G3+Bb3+E4 | G3+C#4+E4 | F#3+A3+E4 |`,
  metre,
);

const melody = moved(
  line(
    `-/2 A4/2 F4/1 E4/1 D4/2      | -/1 D4/1 F4/2 A4/3 G4/1  | Bb4/3 A4/1 G4/2 D4/1 -/1 |
     E4/1 G4/1 C5/3 A4/2 -/1      | A4/1 C5/1 F5/3 E5/1 C5/2 | D5/1 E5/2 C5/1 G4/3 -/1  |
     Bb4/2 A4/1 G4/1 E4/2 D4/1 -/1 | G4/2 F4/1 E4/1 C#4/2 E4/2 | F#4/3 E4/1 D4/4         |`,
    metre,
  ),
  metre,
);

/** One low fifth all night; over it a reed, a bell buoy and the sea. */
export function harbourAfterHours(): Stereo {
  return mastered(
    mixed([
      [drone(), -21],
      [strings(), -23],
      [solo(), -18.5],
      [foghorn(), -25],
      [bell(), -30],
      [surf(seconds, 71), -33],
    ]),
    3,
    6,
  );
}

function drone(): Stereo {
  const bus = silence(seconds);
  const envelope = { attack: 5, decay: 6, sustain: 0.9, release: 5 };
  const held = line("D2+A2+D3/80", 80);
  for (const pan of [-0.6, 0.6]) {
    const low = createPad({ detune: 5, cutoff: 260, sweep: 1.4, envelope, phase: 0.3 + pan / 4 });
    perform(bus, held, low, { clock, pan });
  }
  // The filter breathes with the waves.
  return lowpassed(bus, (time) => 420 + 260 * Math.sin((2 * Math.PI * time) / 17.8 - 1.6), 1.1);
}

function strings(): Stereo {
  const bus = silence(seconds);
  const envelope = { attack: 2.2, decay: 4, sustain: 0.8, release: 3.2 };
  for (const pan of [-0.55, 0.55]) {
    const high = createPad({ detune: 9, cutoff: 520, sweep: 2.4, envelope, phase: 0.25 + pan / 3 });
    perform(bus, harmony, high, { clock, pan, dynamics: rising });
  }
  const wide = chorus(bus, 0.23, 0.003);
  return withWet(wide, reverb(wide, { seconds: 5, damping: 2600 }), 3);
}

function solo(): Stereo {
  const bus = silence(seconds);
  place(bus, sing(melody, clock, seconds, reed), 0, 1, -0.08);
  const dark = lowpassed(bus, () => 3400);
  const echoed = withWet(dark, pingPong(dark, clock(1.5), 0.3, 1800), 14);
  return withWet(echoed, reverb(echoed, { seconds: 4.8, damping: 3000, predelay: 0.05 }), 6);
}

/** Two calls from far off, and one answer at the end. */
function foghorn(): Stereo {
  const bus = silence(seconds);
  const envelope = { attack: 0.5, decay: 3, sustain: 0.8, release: 1.6 };
  const horn = createPad({ detune: 2, cutoff: 240, sweep: 1.6, envelope });
  perform(bus, line("-/3 D2/3 -/36 D2/2.5 A1/3 -/25 D2/4", 1), horn, { clock, pan: 0.35 });
  return withWet(bus, reverb(bus, { seconds: 6, damping: 1400, predelay: 0.09 }), -3);
}

function bell(): Stereo {
  const bus = silence(seconds);
  const strokes = line(
    "-/5.3 D5/7.1 D5/1.2 D5/9.7 D5/11.3 D5/.9 D5/8.6 D5/10.2 D5/7.7 D5/1.1 D5/6",
    1,
  );
  perform(bus, strokes, buoy, { clock, pan: -0.5, dynamics: (beat) => 0.5 + 0.3 * Math.sin(beat) });
  return withWet(bus, reverb(bus, { seconds: 4, damping: 2200, predelay: 0.06 }), 0);
}

function rising(beat: number): number {
  return 0.6 + 0.35 * Math.sin((Math.PI * Math.min(80, beat)) / 84);
}
