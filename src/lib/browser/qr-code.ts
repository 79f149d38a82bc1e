import { queryOptions } from "@tanstack/react-query";
import { logInDevelopment } from "@/lib/log";
import { canReadCanvas } from "./can-read-canvas";

/** Width and height of the image in pixels. */
export const QR_SIZE = 256;

/** Black on white in every theme, because many scanners cannot read it inverted. */
function optionsFor(text: string) {
  return {
    width: QR_SIZE,
    margin: 2,
    // With a long text in 256 pixels, larger modules are more reliable than more error correction.
    errorCorrectionLevel: text.length > 300 ? ("L" as const) : ("M" as const),
    color: { dark: "#000000", light: "#ffffff" },
  };
}

/**
 * A QR code as an SVG in a data URL. From a canvas, browsers that resist fingerprinting would produce noise. The
 * library is loaded with the first QR code.
 */
export function qrCodeQuery(text: string) {
  return queryOptions({
    queryKey: ["qr-code", text],
    queryFn: async () => {
      try {
        return await drawing(text);
      } catch (error) {
        logInDevelopment("The QR code could not be drawn:", error);
        throw error;
      }
    },
    staleTime: "static",
    gcTime: 60_000,
  });
}

/** The same as a file: a PNG, which more apps read, unless the browser would put noise into it. */
export async function qrCodeFile(text: string): Promise<{ url: string; type: "png" | "svg" }> {
  if (!canReadCanvas()) return { url: await drawing(text), type: "svg" };
  const { toDataURL } = await import("qrcode");
  return { url: await toDataURL(text, optionsFor(text)), type: "png" };
}

async function drawing(text: string): Promise<string> {
  const { toString } = await import("qrcode");
  const svg = await toString(text, { type: "svg", ...optionsFor(text) });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
