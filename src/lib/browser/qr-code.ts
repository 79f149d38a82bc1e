import { queryOptions } from "@tanstack/react-query";
import { logInDevelopment } from "@/lib/log";

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
        const { toString } = await import("qrcode");
        const svg = await toString(text, { type: "svg", ...optionsFor(text) });
        return `data:image/svg+xml,${encodeURIComponent(svg)}`;
      } catch (error) {
        logInDevelopment("The QR code could not be drawn:", error);
        throw error;
      }
    },
    staleTime: "static",
    gcTime: 60_000,
  });
}

/** The same as a PNG, which other apps read. */
export async function qrCodeFile(text: string): Promise<string> {
  const { toDataURL } = await import("qrcode");
  return toDataURL(text, optionsFor(text));
}
