import { Skeleton } from "@/components/ui/Skeleton";
import { classNames } from "@/lib/class-names";
import { QR_SIZE } from "@/lib/browser/qr-code";
import { t } from "@/lib/words";

type Props = {
  /** The image as a data URL; undefined while it is being drawn. */
  image: string | undefined;
  hasFailed: boolean;
  alt: string;
  /** Id of the element that shows the code's text. */
  textId: string;
  isExample: boolean;
  caption: string;
};

export function QrFigure({ image, hasFailed, alt, textId, isExample, caption }: Props) {
  return (
    <figure className="w-64 max-w-full">
      {image ? (
        <img
          src={image}
          alt={alt}
          aria-describedby={textId}
          width={QR_SIZE}
          height={QR_SIZE}
          className="h-auto w-full [image-rendering:pixelated]"
        />
      ) : hasFailed ? (
        <p className="grid aspect-square place-content-center border border-dashed border-line-strong p-6 text-center text-sm text-ink-muted">
          {t("The QR code could not be drawn. Copy the details instead.")}
        </p>
      ) : (
        <div role="status" aria-label={t("Drawing the QR code")} className="noscript:hidden">
          <Skeleton className="aspect-square" />
        </div>
      )}
      <figcaption
        className={classNames("mt-2 label", isExample ? "text-danger" : "text-ink-muted")}
      >
        {caption}
      </figcaption>
    </figure>
  );
}
