/** The browser's canvas, as Safari has it: it writes PNG and JPEG only. */
import { beforeEach, expect, test, vi } from "vitest";
import { encode } from "@/lib/media/encode";

let alpha = 255;
HTMLCanvasElement.prototype.toBlob = function (done: BlobCallback, type = "image/png") {
  done(new Blob(["x"], { type: type === "image/jpeg" ? type : "image/png" }));
};
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => {
    let drawn = [128, 128, 128, 255];
    return Object.assign(Object.create(null), {
      fillRect: () => undefined,
      drawImage: () => {
        drawn = [0, 0, 0, alpha];
      },
      getImageData: () => ({ data: Uint8ClampedArray.from(drawn) }),
    });
  });
});
const bitmap = { width: 40, height: 30, close: () => undefined };

test.each([
  ["image/webp", 255, "image/jpeg"],
  ["image/webp", 247, "image/jpeg"],
  ["image/webp", 246, "image/png"],
  ["image/heic", 255, "image/jpeg"],
  ["image/png", 255, "image/png"],
])("a picture of the type %s with an opacity of %i becomes %s", async (type, opacity, mime) => {
  alpha = opacity;
  expect(await encode(bitmap, type, 1920)).toMatchObject({ mime, width: 40, height: 30 });
});
