/** How much a value of a pixel that is read may differ: some browsers that resist fingerprinting change it by one. */
export const TOLERANCE = 8;

/** Whether a canvas can be read back: others of them return noise, or white. */
export function canReadCanvas(): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return false;
  context.fillStyle = "#808080";
  context.fillRect(0, 0, 2, 2);
  const { data } = context.getImageData(0, 0, 2, 2);
  return data.every((value, index) => Math.abs(value - (index % 4 === 3 ? 255 : 128)) <= TOLERANCE);
}
