/**
 * Whether a canvas can be read back: browsers that resist fingerprinting return noise, or white. Others change a
 * pixel's colour by one.
 */
export function canReadCanvas(): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return false;
  context.fillStyle = "#808080";
  context.fillRect(0, 0, 2, 2);
  const { data } = context.getImageData(0, 0, 2, 2);
  return data.every((value, index) => Math.abs(value - (index % 4 === 3 ? 255 : 128)) < 9);
}
