import { screen } from "@testing-library/react";
import jsQR from "jsqr";
import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { server } from "../../support/server";

const RATE_SERVICE = "https://mempool.space/api/v1/prices";

/** Responds with the price of a bitcoin; without one the service fails. */
export function serveRate(usd?: number): void {
  server.use(
    http.get(RATE_SERVICE, () =>
      usd === undefined
        ? HttpResponse.error()
        : HttpResponse.json({ time: Date.parse("2026-11-20T09:30:00Z") / 1000, USD: usd }),
    ),
  );
}

/** The QR code on the page. */
export function findQrCode(): Promise<HTMLImageElement> {
  return screen.findByRole<HTMLImageElement>("img", { name: /^QR code/ });
}

/** What a scanner reads from an image, and the image's properties. */
export async function scan(dataUrl: string) {
  const [type = "", content = ""] = dataUrl.split(",");
  const file = type.endsWith("base64")
    ? Buffer.from(content, "base64")
    : Buffer.from(decodeURIComponent(content));
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  const shades = Array.from(new Uint32Array(pixels.buffer), (pixel) => pixel.toString(16));
  // A code starts with the upper edge of a finder pattern: 7 dark modules in a row.
  const corner = shades.findIndex((shade) => shade !== shades[0]);
  const moduleSize = shades.slice(corner).findIndex((shade) => shade === shades[0]) / 7;
  return {
    text: jsQR(pixels, info.width, info.height)?.data,
    format: (await sharp(file).metadata()).format,
    width: info.width,
    height: info.height,
    colours: [...new Set(shades)].toSorted(),
    marginInModules: Math.round((corner % info.width) / moduleSize),
  };
}

/** What the QR code on the page contains. */
export async function scanPage(): Promise<string | undefined> {
  return (await scan((await findQrCode()).src)).text;
}
