import { urlOf } from "@/lib/media/urls";
import type { Picture } from "@/lib/media/picture";

type Props = {
  picture: Pick<Picture, "path" | "variants" | "updated_at">;
  /** Shows the whole picture instead of a centred square. */
  isUncropped?: boolean;
};

/** A thumbnail of a picture of the library. Its description is beside it. */
export function Thumbnail({ picture, isUncropped = false }: Props) {
  const { path, variants, updated_at } = picture;
  const [smallest] = variants;
  const file = isUncropped ? path : (smallest?.path ?? path);
  return (
    <img
      // A replaced picture keeps its URL, for which the browser has cached the old one.
      src={`${urlOf(file)}?at=${Date.parse(updated_at)}`}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      className={
        isUncropped ? "max-h-80 w-full object-contain" : "aspect-square w-full object-cover"
      }
    />
  );
}
