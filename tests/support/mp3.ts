/** Bit rates in kbit/s and sample rates in Hz of MPEG-2 layer III, by their index in the header. */
const BIT_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES = [22_050, 24_000, 16_000];
const SAMPLES_PER_FRAME = 576;

/**
 * Length of an MP3 file in seconds, counted from its frames. Supports the site's files: an ID3v2
 * tag, a frame that only describes the others, then MPEG-2 layer III to the end.
 * @throws {Error} if it contains anything else
 */
export function secondsOfMp3(file: Buffer): number {
  let at = file.toString("latin1", 0, 3) === "ID3" ? 10 + syncSafe(file.subarray(6, 10)) : 0;
  let frames = 0;
  let sampleRate = 0;
  while (at < file.length) {
    const bitRate = BIT_RATES[file.readUInt8(at + 2) >> 4];
    const rate = SAMPLE_RATES[(file.readUInt8(at + 2) >> 2) & 3];
    if ((file.readUInt16BE(at) & 0xfffe) !== 0xfff2 || !bitRate || !rate) {
      throw new Error(`No frame at byte ${at}`);
    }
    const padding = (file.readUInt8(at + 2) >> 1) & 1;
    at += Math.floor((SAMPLES_PER_FRAME / 8) * ((bitRate * 1000) / rate)) + padding;
    sampleRate = rate;
    frames += 1;
  }
  return ((frames - 1) * SAMPLES_PER_FRAME) / sampleRate;
}

/** A size in four groups of seven bits. */
function syncSafe(bytes: Buffer): number {
  return bytes.reduce((size, byte) => size * 128 + byte, 0);
}
