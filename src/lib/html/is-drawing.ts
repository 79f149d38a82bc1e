/** Whether the URL of a picture is that of a vector image, which is sharp at any size. */
export function isDrawing(src: string): boolean {
  return /\.svg\b|^data:image\/svg/.test(src);
}
