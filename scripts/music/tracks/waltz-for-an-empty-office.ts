import { slowing, steady } from "../clock.ts";
import { chorus } from "../effects/delay.ts";
import { reverb } from "../effects/reverb.ts";
import { lowpassed } from "../effects/texture.ts";
import { createHat } from "../instruments/drums.ts";
import { electricPiano } from "../instruments/electric-piano.ts";
import { createString } from "../instruments/string.ts";
import { mastered, mixed, withWet } from "../master.ts";
import { perform } from "../perform.ts";
import { aboveBassOf, again, bassOf, between, line, moved, type Note, rolled } from "../score.ts";
import { place, RATE, silence, type Stereo, throughEach } from "../sound.ts";

const metre = 3;
/** Four bars before, thirty-two of song in the form AABA, eight after. */
const bars = 44;
const intro = 4 * metre;
const clock = slowing(steady(104), (bars - 5) * metre, 0.035);
const seconds = clock(bars * metre) + 2.5;

const first = `
  G2+F#3+B3+D4/3  | E2+G3+B3+D4   | A2+G3+C4+E4 | D2+F#3+C4+E4  |
  B2+F#3+A3+D4    | E2+G#3+D4+F4  | A2+G3+C4+E4 | D2+F#3+C4+E4  |`;
const closing = `
  G2+F#3+B3+D4/3  | E2+G3+B3+D4   | A2+G3+C4+E4 | D2+F#3+C4+E4  |
  B2+F#3+A3+D4    | Bb2+G3+C#4+E4 | A2+G3+C4+E4 | G2+F#3+B3+D4  |`;
const middle = `
  C3+G3+B3+E4/3   | C3+G3+A3+Eb4  | B2+F#3+A3+D4 | E2+G#3+D4+F4 |
  A2+G3+C4+E4     | B2+F#3+A3+D#4 | E2+G3+B3+D4/2 A2+G3+C#4+E4/1 | D2+F#3+C4+E4/3 |`;
const coda = `
  C3+G3+B3+E4/3   | C3+G3+A3+Eb4  | B2+F#3+A3+D4 | Bb2+G3+C#4+E4 |
  A2+G3+C4+E4     | D2+F#3+C4+Eb4 | G2+F#3+A3+B3+D4/6 | `;

const harmony = line(
  "G2+F#3+B3+D4/3 | E2+G3+B3+D4 | A2+G3+C4+E4 | D2+F#3+C4+E4 |" +
    first +
    closing +
    middle +
    closing +
    coda,
  metre,
);

const firstTune = `
  B4/2 D5/1      | G5/2 F#5/1    | E5/1.5 D5/.5 C5/1  | A4/2 -/1   |
  B4/1 D5/1 F#5/1 | G#5/2 E5/1   | C6/1.5 B5/.5 A5/1  | F#5/2 E5/1 |`;
const closingTune = `
  B4/2 D5/1      | G5/2 F#5/1    | E5/1.5 D5/.5 C5/1  | C5/1 B4/1 A4/1 |
  D5/2 F#5/1     | E5/2 C#5/1    | C5/1 B4/1 A4/1     | G4/2 -/1   |`;
const middleTune = `
  E5/2 G5/1      | Eb5/2 G5/1    | D5/2 F#5/1         | F5/1.5 E5/.5 D5/1 |
  C5/2 E5/1      | D#5/1.5 E5/.5 F#5/1 | G5/2 C#5/1   | A5/1.5 G5/.5 F#5/1 |`;
const codaTune = `
  E5/2 G5/1      | Eb5/2 G5/1    | D5/2 F#5/1         | C#5/2 E5/1 |
  C5/1 E5/1 A5/1 | Eb5/2 D5/1    | B4/3               | D5/1 G5/1 B5/1 |`;

const tune = moved(
  line(firstTune + closingTune + middleTune + closingTune + codaTune, metre),
  intro,
);

/** An electric piano after hours, and a double bass that has stayed too. */
export function waltzForAnEmptyOffice(): Stereo {
  return mastered(
    mixed([
      [piano(), -18],
      [bass(), -22],
      [brushes(), -39],
    ]),
    0.03,
    3.5,
  );
}

function piano(): Stereo {
  const bus = silence(seconds);
  const left = { clock, looseness: 0.01, pan: -0.15, seed: 2 };
  perform(bus, leftHand(), electricPiano, { ...left, dynamics: (beat) => 0.36 * swell(beat) });
  // Until the double bass comes in, the left hand has its notes as well.
  const low = between(bassOf(harmony), 0, intro);
  perform(bus, low, electricPiano, { ...left, dynamics: (beat) => 0.6 * swell(beat) });
  perform(bus, rightHand(), electricPiano, { clock, looseness: 0.012, pan: 0.1, dynamics: swell });
  const wide = panned(chorus(bus, 0.6, 0.0016), 5.2);
  return withWet(wide, reverb(wide, { seconds: 1.9, damping: 3600, predelay: 0.03 }), 8);
}

/** Two chords after each bass note; every fourth bar holds the first of them, to breathe. */
function leftHand(): Note[] {
  const chords = aboveBassOf(harmony);
  const whole = chords.filter(({ beats }) => beats === metre);
  const held = whole.filter(isBreath);
  const moving = whole.filter((note) => !isBreath(note));
  const shared = chords.filter(({ beats }) => beats < metre);
  const final = chords.filter(({ beats }) => beats > metre);
  return [
    ...again(moving, 1, 0.8),
    ...again(moving, 2, 0.8),
    ...again(held, 1, 1.9),
    ...shared,
    ...rolled(final, 0.12),
  ];
}

function isBreath({ beat }: Note): boolean {
  return Math.floor(beat / metre) % 4 === 3;
}

/** The tune; when it comes back for the last time it has found a second voice below. */
function rightHand(): Note[] {
  const from = intro + 24 * metre;
  const second = between(tune, from, from + 8 * metre).flatMap((note) => {
    const below = harmony.filter(({ beat, beats, pitch }) => {
      const sounding = beat <= note.beat && note.beat < beat + beats;
      return sounding && (note.pitch - pitch) % 12 !== 0;
    });
    const [nearest] = below
      .map(({ pitch }) => pitch + 12 * Math.floor((note.pitch - 3 - pitch) / 12))
      .toSorted((a, b) => b - a);
    return nearest === undefined || note.beats < 1 ? [] : moved([note], 0, nearest - note.pitch);
  });
  return [...tune, ...second];
}

function bass(): Stereo {
  const bus = silence(seconds);
  const string = createString({ ring: 5, brightness: 0.22, position: 0.3, seed: 6 });
  const played = between(bassOf(harmony), intro, bars * metre);
  perform(bus, played, string, { clock, looseness: 0.008, legato: 0.98 });
  return lowpassed(bus, () => 1500);
}

function brushes(): Stereo {
  const bus = silence(seconds);
  const sweep = createHat(14, 0.12, 3800, 0.09);
  const tap = createHat(15, 0.03, 3000, 0.002);
  for (let beat = 12 * metre; beat < (bars - 7) * metre; beat++) {
    const sound = beat % metre === 0 ? sweep(0.7) : tap(0.5);
    place(bus, sound, clock(beat), beat % metre === 0 ? 0.9 : 0.55, beat % 2 === 0 ? 0.2 : 0.35);
  }
  return bus;
}

/** The amplifier's tremolo: the sound sways from side to side, at `rate` in hertz. */
function panned(sound: Stereo, rate: number): Stereo {
  return throughEach(sound, (side) => (sample, i) => {
    return sample * (1 + side * 0.16 * Math.sin((2 * Math.PI * rate * i) / RATE));
  });
}

/** Phrases of eight bars that lean towards their sixth, and the beats of a waltz. */
function swell(beat: number): number {
  const inPhrase = ((beat / metre + 4) % 8) / 8;
  const stress = beat % metre === 0 ? 0.06 : 0;
  return 0.6 + 0.14 * Math.sin(Math.PI * inPhrase ** 1.4) + stress;
}
