import { classNames } from "@/lib/class-names";
import { ImageWithFallback } from "./ImageWithFallback";

type Props = { src: string; className?: string };

/** The picture above the text of an article or project. */
export function CoverImage({ src, className = "mt-8" }: Props) {
  return (
    <ImageWithFallback
      src={src}
      alt=""
      width={1440}
      height={810}
      sizes="(width >= 72rem) 68rem, 100vw"
      isPriority
      className={classNames("aspect-video w-full bg-paper-sunk object-cover", className)}
    />
  );
}
