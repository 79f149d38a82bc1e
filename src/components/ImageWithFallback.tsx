import { useEffect, useRef, useState, type ComponentProps } from "react";
import { writtenUrl } from "@/lib/base-path";
import { builtFiles, srcsetOnHost } from "@/lib/media/built";
import { ifFailedBefore } from "@/lib/media/failed-before";
import { librarySrcset } from "@/lib/media/srcset";

type Props = Omit<ComponentProps<"img">, "width" | "height" | "alt"> & {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** True for the largest image above the fold; others are lazy-loaded. */
  isPriority?: boolean;
  /** Called if it cannot be loaded, for content around it that is useless without it. */
  onFailure?: () => void;
};

/** A web URL, a path of this site, or a picture in a text. */
const IMAGE_URL = /^((https?:\/)?\/.|data:image\/)/i;

/** Files of public/images have their width in the name, and exist in these widths. */
const SIZED = /^(\/images\/projects\/.+)-(?:480|960|1440)\.avif$/;

/** The `srcset` of an image: from the build, public/images, or the media library. */
function srcSetOf(src: string): string | undefined {
  const stem = SIZED.exec(src)?.[1];
  const own =
    builtFiles(src)?.[1] ??
    (stem && [480, 960, 1440].map((width) => `${stem}-${width}.avif ${width}w`).join(", "));
  if (own === undefined) return librarySrcset(src);
  // Empty if the build has only one file.
  return own && srcsetOnHost(own);
}

/**
 * An image of known size. If it cannot be loaded, or its URL cannot be an image's, what is behind it shows
 * instead.
 */
export function ImageWithFallback({
  src,
  alt,
  isPriority = false,
  loading = isPriority ? "eager" : "lazy",
  srcSet = srcSetOf(src),
  sizes = "100vw",
  onFailure,
  ...rest
}: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current) ifFailedBefore(image.current, () => setFailedSrc(src));
  }, [src]);
  const isBroken = failedSrc === src;
  useEffect(() => {
    if (isBroken) onFailure?.();
  }, [isBroken, onFailure]);

  if (isBroken || !IMAGE_URL.test(src)) return null;
  return (
    <img
      {...rest}
      ref={image}
      src={writtenUrl(builtFiles(src)?.[0] ?? src)}
      {...(srcSet && { srcSet, sizes })}
      alt={alt}
      loading={loading}
      fetchPriority={isPriority ? "high" : "auto"}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}
