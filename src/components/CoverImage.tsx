import { ImageWithFallback } from "./ImageWithFallback";

type Props = { src: string };

/** The picture above the text of an article or project. */
export function CoverImage({ src }: Props) {
  return (
    <ImageWithFallback
      src={src}
      alt=""
      width={1440}
      height={810}
      sizes="(width >= 72rem) 68rem, 100vw"
      isPriority
      className="mt-8 aspect-video w-full bg-paper-sunk object-cover"
    />
  );
}
