/** In CSS: a font of terminals, or of editors for code. */
export const MONOSPACE = /font(?:-family)?:[^;}]*(?:mono|menlo|monaco|courier|consolas)/i;
