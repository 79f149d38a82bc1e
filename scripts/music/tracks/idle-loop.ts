import { steady } from "../clock.ts";
import { pingPong } from "../effects/delay.ts";
import { reverb } from "../effects/reverb.ts";
import { lowpassed } from "../effects/texture.ts";
import { createClap, createHat, createKick, rim } from "../instruments/drums.ts";
import { glass } from "../instruments/mallets.ts";
import { createPad, createPluck } from "../instruments/synth.ts";
import { mastered, mixed, withWet } from "../master.ts";
import { perform, strike } from "../perform.ts";
import { aboveBassOf, arpeggio, bassOf, between, line, moved, type Note } from "../score.ts";
import { shaped, silence, type Stereo } from "../sound.ts";

const clock = steady(124);
const end = 160;
const seconds = clock(end) + 2.5;
/** The score counts in halves of a section: sixteen beats to a chord. */
const metre = 16;
/** Where the kick drum is silent, in beats. */
const pause = [80, 96] as const;

/** A minor stands still for a long time; every other chord but one keeps its top two notes. */
const harmony = line(
  `A1+G3+B3+C4+E4/16 | A1+G3+B3+C4+E4 | A1+G3+B3+C4+E4 | F1+G3+A3+C4+E4  | A1+G3+B3+C4+E4 |
   D2+F3+A3+C4+E4    | A1+G3+B3+C4+E4 | F1+G3+A3+C4+E4/8 D2+F3+A3+C4+E4/8 |
   E2+G3+B3+D4+E4/16 | A1+G3+B3+C4+E4 |`,
  metre,
);

/** A pulse, one chord and its echoes; all that happens is that a filter opens. */
export function idleLoop(): Stereo {
  return mastered(
    mixed([
      [kick(), -20],
      [ducked(bass()), -19.5],
      [ducked(stabs()), -22],
      [ducked(haze()), -27],
      [bells(), -28],
      [wood(), -30],
      [hats(), -31],
      [clap(), -30],
    ]),
    0.02,
    3.5,
  );
}

function kick(): Stereo {
  const bus = silence(seconds);
  const drum = createKick(49, 0.15, 0.25);
  strike(bus, drum, "X...x...x...x...", [0, pause[0]], { clock });
  strike(bus, drum, "X...x...x...x...", [pause[1], 152], { clock });
  return bus;
}

/** One bar in semitones above the root; a dash is a rest. */
const riff = "0 - 0 0 - - 12 - 0 - 0 - - 12 7 -".split(" ");

function bass(): Stereo {
  const bus = silence(seconds);
  const steps = arpeggio(bassOf(harmony), [0], 0.25);
  const played = between(steps, 16, 152).flatMap((note): Note[] => {
    const above = riff[Math.round(note.beat * 4) % riff.length];
    if (above === undefined || above === "-" || isPaused(note.beat)) return [];
    return [{ ...note, pitch: note.pitch + Number(above) }];
  });
  const pluck = createPluck({ cutoff: 260, sweep: 4, resonance: 1.3, decay: 0.16, width: 0.42 });
  const manner = { clock, legato: 0.85, dynamics: (beat: number) => (beat % 1 === 0 ? 0.85 : 0.7) };
  perform(bus, played, pluck, manner);
  return bus;
}

function stabs(): Stereo {
  const bus = silence(seconds);
  const pattern = "..x...x.......x...x..x..........";
  const chords = struckBy(aboveBassOf(harmony), pattern);
  const envelope = { attack: 0.004, decay: 0.16, sustain: 0.1, release: 0.18 };
  for (const pan of [-0.5, 0.5]) {
    const stab = createPad({ detune: 8, cutoff: 520, sweep: 5, envelope, phase: 0.3 + pan / 3 });
    perform(bus, between(chords, 32, 150), stab, { clock, pan });
  }
  const swept = lowpassed(bus, (time) => 1500 + 1300 * Math.sin(time / 7.3 - 2), 1.4);
  const dub = withWet(swept, pingPong(swept, clock(0.75), 0.62, 1900), 4);
  return withWet(dub, reverb(dub, { seconds: 2.2, damping: 3000 }), 9);
}

/** The whole chord again wherever the pattern of sixteenths has a mark. */
function struckBy(chords: readonly Note[], pattern: string): Note[] {
  return chords.flatMap((note) => {
    const steps = arpeggio([note], [0], 0.25);
    return steps.filter(({ beat }) => pattern[Math.round(beat * 4) % pattern.length] === "x");
  });
}

function haze(): Stereo {
  const bus = silence(seconds);
  const envelope = { attack: 3, decay: 4, sustain: 0.8, release: 3 };
  for (const pan of [-0.8, 0.8]) {
    const pad = createPad({ detune: 11, cutoff: 600, sweep: 2.5, envelope, phase: 0.4 + pan / 3 });
    perform(bus, between(aboveBassOf(harmony), 64, end), pad, { clock, pan });
  }
  return withWet(bus, reverb(bus, { seconds: 3.5, damping: 3500 }), 3);
}

function bells(): Stereo {
  const bus = silence(seconds);
  // Four notes in seven and a half beats: they meet the bar line every other time.
  const cell = line("E5/.75 - B5 - A5 - - G5 - -", 0.75);
  const played = [64, 71.5, 79, 86.5, 96, 103.5, 111, 118.5, 126, 133.5].flatMap((beat) =>
    moved(cell, beat),
  );
  perform(bus, played, glass, { clock, pan: -0.2, dynamics: () => 0.6 });
  const echoed = withWet(bus, pingPong(bus, clock(1.25), 0.5, 4000), 5);
  return withWet(echoed, reverb(echoed, { seconds: 3, damping: 5000 }), 5);
}

function wood(): Stereo {
  const bus = silence(seconds);
  strike(bus, rim, "x..o..x...o.x...", [8, pause[0]], { clock, pan: 0.35 });
  strike(bus, rim, "x..o..x...o.x..o", [pause[1], 156], { clock, pan: 0.35 });
  return withWet(bus, pingPong(bus, clock(0.75), 0.4, 3000), 10);
}

function hats(): Stereo {
  const bus = silence(seconds);
  strike(bus, createHat(16, 0.05, 5800), "..X...X...X...X.", [16, 148], { clock, pan: -0.15 });
  strike(bus, createHat(17, 0.018, 6800), "o.ooo.oxo.ooo.ox", [32, 144], { clock, pan: 0.2 });
  // A shaker keeps the time while the drum waits.
  strike(bus, createHat(18, 0.03, 5000, 0.03), "x.o.x.o.x.o.x.o.", pause, { clock, pan: 0.4 });
  return bus;
}

function clap(): Stereo {
  const bus = silence(seconds);
  strike(bus, createClap(33), "....x.......x...", [48, pause[0]], { clock });
  strike(bus, createClap(33), "....x.......x...", [pause[1], 144], { clock });
  return withWet(bus, reverb(bus, { seconds: 1.4, damping: 4000 }), 7);
}

/** Everything else makes room for the kick drum. */
function ducked(sound: Stereo): Stereo {
  return shaped(sound, (time) => {
    const beat = (time * 124) / 60;
    if (beat >= 152 || isPaused(beat)) return 1;
    const since = ((beat % 1) * 60) / 124;
    return 1 - 0.6 * Math.exp(-since / 0.09) * Math.min(1, since / 0.002);
  });
}

function isPaused(beat: number): boolean {
  return beat >= pause[0] && beat < pause[1];
}
