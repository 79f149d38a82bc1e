import { queryOptions } from "@tanstack/react-query";
import { logInDevelopment } from "@/lib/log";

/** Width and height of the image in pixels. */
export const QR_SIZE = 256;

/**
 * A QR code as a PNG in a data URL: black on white in every theme, because many scanners cannot
 * read it inverted. The library is loaded with the first code.
 */
export function qrCodeQuery(text: string) {
  return queryOptions({
    queryKey: ["qr-code", text],
    queryFn: async () => {
      try {
        const { toDataURL } = await import("qrcode");
        return await toDataURL(text, {
          width: QR_SIZE,
          margin: 2,
          // With a long text in 256 pixels, larger modules are more reliable than more error
          // correction.
          errorCorrectionLevel: text.length > 300 ? "L" : "M",
          color: { dark: "#000000", light: "#ffffff" },
        });
      } catch (error) {
        logInDevelopment("The QR code could not be drawn:", error);
        throw error;
      }
    },
    staleTime: "static",
    gcTime: 60_000,
  });
}
