import { slowing, steady } from "../clock.ts";
import { reverb } from "../effects/reverb.ts";
import { createString } from "../instruments/string.ts";
import { mastered, mixed, withWet } from "../master.ts";
import { perform } from "../perform.ts";
import { arpeggio, between, line, moved, rolled } from "../score.ts";
import { silence, type Stereo } from "../sound.ts";

const metre = 4;
const bars = 27;
const clock = slowing(steady(94), (bars - 4) * metre, 0.022);
const seconds = clock(bars * metre) + 2;

/** Two chords a bar, four voices each; the uppermost is the tune. */
const score = line(
  `E2+G3+B3+E4/2    E2+G3+B3+F#4   | D3+G3+B3+G4    D3+G3+B3+F#4  |
   C3+G3+B3+E4      C3+G3+B3+G4    | A2+A3+C4+A4    A2+A3+C4+E4   |
   D3+A3+C4+F#4     D3+A3+C4+A4    | G2+G3+B3+G4    B2+G3+B3+E4   |
   F#2+A3+C4+F#4    F#2+A3+C4+E4   | B2+A3+B3+D#4   B2+F#3+A3+B3  |

   E2+G3+B3+B4      E2+G3+B3+G4    | D3+G3+B3+A4    D3+G3+B3+G4   |
   C3+G3+B3+E4      C3+G3+C4+G4    | A2+A3+C4+C5    A2+A3+C4+A4   |
   F#2+A3+C4+A4     F#2+A3+C4+F#4  | B2+A3+B3+F#4   B2+A3+B3+D#4  |
   E2+G3+B3+E4      B2+G3+B3+E4    |

   E2+G#3+B3+G#4    E2+G#3+B3+F#4  | C#3+G#3+B3+E4  C#3+G#3+C#4+G#4 |
   A2+A3+C#4+A4     A2+A3+C#4+E4   | B2+A3+D#4+F#4  B2+A3+D#4+B4  |
   G#2+F#3+B3+B4    G#2+F#3+B3+G#4 | C#3+G#3+C#4+G#4 C#3+G#3+B3+E4 |
   F#2+A3+C#4+A4    F#2+A3+C#4+E4  | B2+F#3+A3+E4   B2+F#3+A3+D#4 |

   C3+G3+C4+E4      C3+G3+C4+G4    | A2+A3+C4+A4    A2+A3+C4+E4   |
   B2+F#3+A3+E4     B2+F#3+A3+D#4  |`,
  metre,
);
const last = (bars - 1) * metre;
const lastChord = moved(line("E2+B2+E3+G#3+B3+E4+G#4/4", metre), last);

/** Sextuplets for one guitar in E minor, E major and, once, C; a second guitar answers above. */
export function studyInPluckedLines(): Stereo {
  return mastered(
    mixed([
      [guitar(), -17.5],
      [answer(), -26],
    ]),
    0.02,
    3.5,
  );
}

function guitar(): Stereo {
  const bus = silence(seconds);
  const notes = arpeggio(score, [0, 1, 2, 3, 2, 1], 1 / 3);
  const thumb = createString({ ring: 4.5, brightness: 0.42, position: 0.2, seed: 41 });
  const fingers = createString({ ring: 3.4, brightness: 0.48, position: 0.16, seed: 42 });
  const low = notes.filter(({ beat }) => stepOf(beat) === 0);
  const rest = notes.filter(({ beat }) => stepOf(beat) !== 0);
  const manner = { clock, looseness: 0.006, dynamics };
  perform(bus, low, thumb, { ...manner, pan: -0.18, legato: 6, seed: 5 });
  perform(bus, rest, fingers, { ...manner, pan: 0.14, legato: 3.6 });
  perform(bus, rolled(lastChord, 0.12), thumb, { clock, legato: 1.4, dynamics: () => 0.46 });
  return withWet(bus, reverb(bus, { seconds: 2.4, damping: 4200, predelay: 0.03 }), 10);
}

/** The tune an octave higher, a little after the first guitar, where the music is brightest. */
function answer(): Stereo {
  const bus = silence(seconds);
  const string = createString({ ring: 3, brightness: 0.62, position: 0.12, seed: 43 });
  const tune = score.filter((_, i) => i % 4 === 3);
  const parts = [...between(tune, 32, 60), ...between(tune, 76, 92)];
  perform(bus, moved(parts, 1, 12), string, {
    clock,
    pan: 0.5,
    looseness: 0.01,
    legato: 1,
    dynamics: (beat) => 0.8 * dynamics(beat),
  });
  return withWet(bus, reverb(bus, { seconds: 3.2, damping: 5000 }), 4);
}

/** Which of the six fingers' strokes a beat falls on. */
function stepOf(beat: number): number {
  return Math.round(beat * 3) % 6;
}

/** The tune and the bass speak, the middle voices murmur; phrases of eight bars rise and fall. */
function dynamics(beat: number): number {
  const voice = [0.72, 0.46, 0.5, 0.86, 0.48, 0.42][stepOf(beat)] ?? 0.5;
  const phrase = Math.sin((Math.PI * (beat % 32)) / 32);
  return voice * (0.82 + 0.18 * phrase);
}
