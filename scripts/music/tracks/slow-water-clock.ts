import { steady } from "../clock.ts";
import { pingPong } from "../effects/delay.ts";
import { reverb } from "../effects/reverb.ts";
import { rim } from "../instruments/drums.ts";
import { drop, glass } from "../instruments/mallets.ts";
import { flute, sing } from "../instruments/solo.ts";
import { createPad } from "../instruments/synth.ts";
import { mastered, mixed, withWet } from "../master.ts";
import { perform, strike } from "../perform.ts";
import { aboveBassOf, arpeggio, bassOf, between, line, moved } from "../score.ts";
import { place, silence, type Stereo } from "../sound.ts";

const clock = steady(60);
const metre = 8;
const seconds = clock(10 * metre) + 6.5;

/** D major, two surprises: the raised fourth in the sixth chord, and a B flat before the end. */
const harmony = line(
  `D2+A2+F#3+A3+E4/8 | B1+F#2+F#3+A3+D4   | G2+D3+F#3+A3+B3    | A1+E2+G3+B3+D4 |
   F#2+C#3+E3+A3+C#4 | G2+D3+F#3+B3+C#4   | E2+B2+G3+B3+F#4    | A1+E2+G3+B3+F#4 |
   Bb1+F2+F3+A3+D4   | D2+A2+F#3+B3+E4    |`,
  metre,
);

const melody = moved(
  line(
    `-/2 B4/2 A4/1 F#4/3      | E4/2 D4/1 E4/4 -/1        | -/2 C#5/2 B4/1 A4/3 |
     B4/2 C#5/2 D5/3 -/1      | -/1 F#5/3 E5/2 B4/2       | D5/3 B4/1 A4/3 -/1  |
     -/2 F5/3 D5/3            | E5/2 D5/1 F#5/5           |`,
    metre,
  ),
  16,
);

/** Slow chords, and drops that fall in threes against a clock that counts in fours. */
export function slowWaterClock(): Stereo {
  return mastered(
    mixed([
      [chords(), -20],
      [drops(), -26],
      [voice(), -21.5],
      [clockwork(), -35],
    ]),
    2.5,
    6,
  );
}

function chords(): Stereo {
  const bus = silence(seconds);
  const envelope = { attack: 2.6, decay: 4, sustain: 0.7, release: 4.5 };
  for (const pan of [-0.7, 0.7]) {
    const high = createPad({ detune: 7, cutoff: 420, sweep: 3.4, envelope, phase: 0.2 + pan / 4 });
    perform(bus, aboveBassOf(harmony), high, { clock, pan, dynamics: arc });
  }
  const low = createPad({ detune: 3, cutoff: 190, sweep: 1.8, envelope });
  perform(bus, bassOf(harmony), low, { clock, dynamics: arc });
  return withWet(bus, reverb(bus, { seconds: 5.5, damping: 3200 }), 3);
}

function drops(): Stereo {
  const bus = silence(seconds);
  const falling = arpeggio(aboveBassOf(harmony), [3, 1, 5, 2, 4, 0, 6], 0.75, true);
  const heard = moved(between(falling, 8, 78), 0, 12);
  perform(bus, heard, drop, { clock, looseness: 0.02, dynamics: fallingIn, seed: 11 });
  const bells = line("F#5/1 - - - - - - - E6", 1);
  perform(bus, moved(bells, 64), glass, { clock, dynamics: () => 0.5, pan: 0.3 });
  const echoes = pingPong(bus, 1.125, 0.5, 2600);
  const near = withWet(bus, echoes, 5);
  return withWet(near, reverb(near, { seconds: 4, damping: 5200 }), 4);
}

function voice(): Stereo {
  const bus = silence(seconds);
  place(bus, sing(melody, clock, seconds, flute), 0, 1);
  return withWet(bus, reverb(bus, { seconds: 4.5, damping: 4200, predelay: 0.05 }), 4);
}

function clockwork(): Stereo {
  const bus = silence(seconds);
  const to = [2, 76] as const;
  strike(bus, rim, "x...o...o...o...", to, { clock, pan: -0.25 });
  return withWet(bus, reverb(bus, { seconds: 3, damping: 2500 }), -2);
}

/** The chords rise until the B flat and sink into the last. */
function arc(beat: number): number {
  return 0.62 + 0.33 * Math.sin((Math.PI * Math.min(beat, 80)) / 88);
}

function fallingIn(beat: number): number {
  return Math.min(1, beat / 24) * (beat % 3 === 0 ? 0.8 : 0.5);
}
