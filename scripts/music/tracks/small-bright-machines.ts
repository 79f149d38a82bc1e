import { steady } from "../clock.ts";
import { pingPong } from "../effects/delay.ts";
import { reverb } from "../effects/reverb.ts";
import { lowpassed } from "../effects/texture.ts";
import { createClap, createHat, createKick } from "../instruments/drums.ts";
import { glass } from "../instruments/mallets.ts";
import { createPad, createPluck, roundBass } from "../instruments/synth.ts";
import { mastered, mixed, withWet } from "../master.ts";
import { perform, strike } from "../perform.ts";
import { aboveBassOf, arpeggio, bassOf, between, line, moved } from "../score.ts";
import { silence, type Stereo } from "../sound.ts";

const clock = steady(120);
const seconds = clock(144) + 3;
/** Two bars of four stand in one of the score. */
const metre = 8;

const turning = line(
  "A2+A3+C#4+E4+B4/8 | G#2+G#3+B3+E4+G#4 | F#2+F#3+A3+C#4+E4 | D2+F#3+A3+C#4+E4 |",
  metre,
);
const climbing = line(
  "B2+F#3+A3+D4+F#4/8 | C#3+G#3+B3+E4+G#4 | D3+F#3+A3+D4+F#4 | E3+A3+B3+E4+A4/4 E3+G#3+B3+E4+B4 |",
  metre,
);
/** Two chords borrowed from A minor, so that the A major after them is brighter than before. */
const lifting = line("F2+F3+A3+C4+E4/8 | G2+G3+B3+D4+E4 | A2+A3+C#4+E4+B4/16 |", metre);

const form = [
  ...between(turning, 0, 16),
  ...moved(turning, 16),
  ...moved(turning, 48),
  ...moved(climbing, 80),
  ...moved(lifting, 112),
];

const tune = [
  ...moved(
    line(
      `D5/3 C#5/1 B4/2 F#5/2 | E5/3 C#5/1 G#4/2 B4/2 | A4/1 C#5/1 D5/2 F#5/2 A5/2 | B5/3 A5/1 G#5/4 |`,
      metre,
    ),
    80,
  ),
  ...moved(
    line("A5/3 G5/1 E5/2 C5/2 | B4/1 D5/1 E5/2 G5/2 B5/2 | C#6/4 B5/1 A5/1 E5/2 | E5/8 |", metre),
    112,
  ),
];

/** Two arpeggios of different length that agree only now and then, and a tune over them. */
export function smallBrightMachines(): Stereo {
  return mastered(
    mixed([
      [runner(), -20],
      [walker(), -25],
      [bell(), -21.5],
      [bass(), -20.5],
      [air(), -25.5],
      [kick(), -22.5],
      [clap(), -29],
      [hats(), -34],
    ]),
    0.05,
    4.5,
  );
}

/** Sixteenths in a row of sixteen, opening from dull to bright as the piece goes on. */
function runner(): Stereo {
  const bus = silence(seconds);
  const notes = arpeggio(aboveBassOf(form), [0, 2, 1, 3, 2, 4, 3, 5, 4, 2, 3, 1, 2, 0, 1, 3], 0.25);
  const pluck = createPluck({ cutoff: 900, sweep: 4.5, resonance: 1.6, decay: 0.13, width: 0.28 });
  perform(bus, notes, pluck, { clock, pan: -0.12, dynamics: marked, legato: 0.8 });
  const opened = lowpassed(bus, (time) => opening(time), 0.9);
  return withWet(opened, pingPong(opened, clock(0.75), 0.42, 3800), 7);
}

/** Eighths in a row of six, an octave up, on the other side. */
function walker(): Stereo {
  const bus = silence(seconds);
  const notes = arpeggio(aboveBassOf(form), [2, 0, 3, 1, 4, 2], 0.5, true);
  const pluck = createPluck({ cutoff: 1500, sweep: 3, resonance: 1, decay: 0.2, width: 0.5 });
  const manner = { clock, pan: 0.45, legato: 0.6, dynamics: () => 0.7 };
  perform(bus, moved(between(notes, 32, 128), 0, 12), pluck, manner);
  return withWet(bus, pingPong(bus, clock(1), 0.35, 4200), 6);
}

function bell(): Stereo {
  const bus = silence(seconds);
  perform(bus, tune, glass, { clock, dynamics: () => 0.75, pan: 0.1 });
  const under = createPluck({ cutoff: 700, sweep: 1.5, resonance: 0.8, decay: 0.8, width: 0.5 });
  perform(bus, tune, under, { clock, dynamics: () => 0.55, pan: 0.1 });
  const echoed = withWet(bus, pingPong(bus, clock(1.5), 0.4, 3600), 9);
  return withWet(echoed, reverb(echoed, { seconds: 2.4, damping: 6000 }), 8);
}

function bass(): Stereo {
  const bus = silence(seconds);
  const rhythm = arpeggio(bassOf(form), [0], 0.5).filter((note) => {
    const inBar = note.beat % 4;
    return note.beat >= 16 && note.beat < 136 && [0, 1.5, 2.5, 3].includes(inBar);
  });
  perform(bus, rhythm, roundBass, { clock, legato: 1.4, dynamics: marked });
  return lowpassed(bus, () => 1100);
}

function air(): Stereo {
  const bus = silence(seconds);
  const envelope = { attack: 1.4, decay: 3, sustain: 0.8, release: 2.2 };
  for (const pan of [-0.8, 0.8]) {
    const pad = createPad({ detune: 9, cutoff: 700, sweep: 2.2, envelope, phase: 0.3 + pan / 3 });
    perform(bus, aboveBassOf(between(form, 32, 144)), pad, { clock, pan });
  }
  return withWet(bus, reverb(bus, { seconds: 3, damping: 5000 }), 4);
}

function kick(): Stereo {
  const bus = silence(seconds);
  strike(bus, createKick(55, 0.13, 0.2), "X.......x.x.....", [32, 80], { clock });
  strike(bus, createKick(55, 0.13, 0.2), "X...x...X...x.o.", [80, 128], { clock });
  return bus;
}

function clap(): Stereo {
  const bus = silence(seconds);
  strike(bus, createClap(31), "....x.......x...", [64, 128], { clock });
  return withWet(bus, reverb(bus, { seconds: 1.2, damping: 5000 }), 8);
}

function hats(): Stereo {
  const bus = silence(seconds);
  strike(bus, createHat(12, 0.022, 6000), "o.x.o.x.o.x.o.xo", [48, 132], { clock, pan: 0.25 });
  strike(bus, createHat(13, 0.04, 4600, 0.02), "o.oxo.oxo.oxo.ox", [80, 128], { clock, pan: -0.3 });
  return bus;
}

/** Cutoff in hertz: it opens until the climb and closes over the last chord. */
function opening(time: number): number {
  const closing = Math.min(1, Math.max(0, (seconds - time) / clock(16)));
  return (1100 + 5200 * Math.min(1, time / clock(80)) ** 1.4) * (0.12 + 0.88 * closing);
}

function marked(beat: number): number {
  if (beat % 4 === 0) return 0.95;
  return beat % 1 === 0 ? 0.78 : 0.62;
}
