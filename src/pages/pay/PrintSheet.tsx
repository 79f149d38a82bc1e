import { useEffect } from "react";
import { createPortal } from "react-dom";
import { QR_SIZE } from "@/lib/browser/qr-code";
import type { Detail } from "./payment";

type Props = {
  image: string;
  title: string;
  warning: string | undefined;
  details: Detail[];
  /** Called after printing. */
  onDone: () => void;
};

/** Prints instead of the page, once its image has loaded. Invisible on screen. */
export function PrintSheet({ image, title, warning, details, onDone }: Props) {
  useEffect(() => {
    const page = document.getElementById("root");
    page?.classList.add("print:hidden");
    window.addEventListener("afterprint", onDone);
    return () => {
      page?.classList.remove("print:hidden");
      window.removeEventListener("afterprint", onDone);
    };
  }, [onDone]);

  return createPortal(
    // System colours of the light scheme are black on white in either theme.
    <div className="hidden gap-6 text-[CanvasText] [color-scheme:light] print:grid">
      <p className="font-serif text-headline">{title}</p>
      {warning && <p className="border-2 border-current p-3 font-medium">{warning}</p>}
      <img
        src={image}
        alt=""
        width={QR_SIZE}
        height={QR_SIZE}
        onLoad={() => window.print()}
        className="[image-rendering:pixelated]"
      />
      <dl className="grid gap-4">
        {details.map(({ label, text }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd translate="no" className="font-mono break-all">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>,
    document.body,
  );
}
