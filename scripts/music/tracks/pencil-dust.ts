import { type Clock, steady, swung } from "../clock.ts";
import { wow } from "../effects/delay.ts";
import { reverb } from "../effects/reverb.ts";
import { crackle, lowpassed, saturated } from "../effects/texture.ts";
import { createHat, createKick, createSnare } from "../instruments/drums.ts";
import { electricPiano } from "../instruments/electric-piano.ts";
import { vibraphone } from "../instruments/mallets.ts";
import { roundBass } from "../instruments/synth.ts";
import { mastered, mixed, withWet } from "../master.ts";
import { perform, strike } from "../perform.ts";
import { aboveBassOf, again, bassOf, between, line, moved, type Note } from "../score.ts";
import { shaped, silence, type Stereo } from "../sound.ts";

const metre = 4;
const clock = swung(steady(78), 0.25, 0.2);
/** Behind the beat, where the head nods. */
const leaningBack: Clock = (beat) => clock(beat) + 0.014;
const seconds = clock(26 * metre) + 0.6;

/** Two-five-one in F, its way home bent; every voice moves by a step or stays. */
const verse = line(
  `G2+Bb3+D4+F4+A4/4 | C3+Bb3+D4+E4+A4 | F2+A3+C4+E4+G4 | D3+A3+C4+Eb4+F#4 |
   G2+Bb3+D4+F4+A4   | C3+Bb3+D4+E4+A4 | F2+A3+C4+E4+G4 | D3+A3+C4+E4+F4 |`,
  metre,
);
const bridge = line(
  `Bb2+A3+C4+D4+F4/4 | A2+G3+C4+D4+E4  | G2+Bb3+D4+F4+A4 | C3+Bb3+D4+F4+G4/2 C3+Bb3+D4+E4+G4 |
   Bb2+A3+C4+D4+F4/4 | A2+G3+C#4+E4+F4 | D3+F3+A3+C4+E4  | G2+F3+B3+D4+E4/2 C3+E3+Bb3+D4+A4 |`,
  metre,
);
const home = line("G2+Bb3+D4+F4+A4/2 C3+Bb3+D4+E4+A4 | F2+A3+C4+E4+G4/4 |", metre);

const verseTune = line(
  `-/1 D5/.5 F5/.5 A5/1 G5/1     | A5/.5 G5/.5 E5/1 -/2         |
   -/1 C5/.5 E5/.5 G5/1 E5/1     | F#5/1.5 Eb5/.5 D5/1 -/1      |
   -/1 D5/.5 F5/.5 A5/1 Bb5/1    | A5/.5 G5/.5 E5/.5 D5/.5 -/2  |
   C5/1.5 A4/.5 C5/1 D5/1        | E5/2 -/2                     |`,
  metre,
);
const bridgeTune = line(
  `F5/1 D5/.5 F5/.5 A5/2         | G5/1 E5/.5 C5/.5 E5/2        |
   F5/1 D5/.5 Bb4/.5 D5/1 F5/1   | G5/1.5 F5/.5 E5/2            |
   F5/1 D5/.5 F5/.5 A5/1 C6/1    | A5/.5 G5/.5 F5/1 E5/2        |
   F5/1.5 E5/.5 D5/2             | E5/2 D5/2                    |`,
  metre,
);

/** Two bars alone, the verse, the verse with its tune, the bridge, and home. */
const form = [
  ...moved(verse.slice(0, 10), 0),
  ...moved(verse.slice(0, 20), 8),
  ...moved(verse, 24),
  ...moved(bridge, 56),
  ...moved(home, 88),
  ...moved(home, 96),
];
const tune = [...moved(verseTune, 24), ...moved(bridgeTune, 56), ...line("-/96 D5/2 A4 G4/4", 1)];

/** A beat that leans back under chords from a worn tape. */
export function pencilDust(): Stereo {
  return mastered(
    mixed([
      [keys(), -20.5],
      [vibes(), -22.5],
      [bass(), -21],
      [kick(), -21.5],
      [snare(), -24.5],
      [hats(), -32],
      [crackle(seconds, 5), -43],
    ]),
    1.2,
    3.5,
  );
}

/** Every chord twice: laid down, and touched again late in the bar. */
function comped(chords: readonly Note[]): Note[] {
  const long = chords.filter(isWholeBar);
  const short = chords.filter((note) => !isWholeBar(note));
  return [...again(long, 0, 2.25), ...again(long, 2.5, 1.25), ...short];
}

function isWholeBar({ beats }: Note): boolean {
  return beats === metre;
}

/** The second touch is the softer one. */
function comping(beat: number): number {
  return beat % metre === 2.5 ? 0.4 : 0.62;
}

function humming(beat: number): number {
  return 0.55 + 0.15 * Math.sin(beat / 5);
}

function keys(): Stereo {
  const bus = silence(seconds);
  perform(bus, comped(aboveBassOf(form)), electricPiano, {
    clock,
    looseness: 0.012,
    dynamics: comping,
  });
  // At first it sounds through a wall; the door opens with the beat.
  const opened = lowpassed(bus, (time) => Math.min(2600, 500 * 1.28 ** time));
  const worn = saturated(wow(opened), 1.6);
  return withWet(worn, reverb(worn, { seconds: 1.3, damping: 2400 }), 12);
}

function vibes(): Stereo {
  const bus = silence(seconds);
  perform(bus, tune, vibraphone, {
    clock,
    looseness: 0.015,
    pan: 0.22,
    dynamics: humming,
    seed: 3,
  });
  const worn = lowpassed(wow(bus, 0.7), () => 5200);
  return withWet(worn, reverb(worn, { seconds: 2.2, damping: 3400 }), 8);
}

function bass(): Stereo {
  const bus = silence(seconds);
  const roots = between(bassOf(form), 8, 96);
  const long = roots.filter(isWholeBar);
  const short = roots.filter((note) => !isWholeBar(note));
  const last = between(bassOf(form), 96, 104);
  const played = [...again(long, 0, 1.75), ...again(long, 2.5, 1), ...short, ...last];
  perform(bus, played, roundBass, { clock, looseness: 0.006, legato: 0.92, seed: 4 });
  return lowpassed(bus, () => 900);
}

function kick(): Stereo {
  const bus = silence(seconds);
  const pattern = "X.....o...x.....X......oo.x.....";
  strike(bus, createKick(52, 0.16, 0.12), pattern, [8, 96], { clock, looseness: 0.003 });
  return lowpassed(bus, () => 3200);
}

function snare(): Stereo {
  const bus = silence(seconds);
  strike(bus, createSnare(21, 2400), "....x.......x..o", [8, 96], { clock: leaningBack });
  const dull = lowpassed(bus, () => 5600);
  return withWet(dull, reverb(dull, { seconds: 0.7, damping: 3000 }), 10);
}

function hats(): Stereo {
  const bus = silence(seconds);
  const manner = { clock, looseness: 0.005, pan: -0.2 };
  strike(bus, createHat(8, 0.028, 5200), "x.o.x.oox.o.x.o.", [16, 88], manner);
  strike(bus, createHat(9, 0.05, 4200, 0.03), "..o...o...o...o.", [24, 96], { clock, pan: 0.3 });
  return shaped(bus, (time) => Math.min(1, 0.5 + time / 40));
}
