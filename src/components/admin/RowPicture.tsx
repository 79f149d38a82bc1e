import type { LucideIcon } from "lucide-react";
import { ImageWithFallback } from "@/components/ImageWithFallback";

type Props = {
  /** Null where there is none: the icon stays. */
  src: string | null;
  icon: LucideIcon;
};

/** The picture of a record beside it in its list. */
export function RowPicture({ src, icon: Icon }: Props) {
  return (
    <div className="relative grid aspect-video place-items-center self-start bg-paper-sunk text-line-strong @2xl:row-span-2">
      <Icon aria-hidden className="size-5" />
      {src && (
        <ImageWithFallback
          src={src}
          alt=""
          width={480}
          height={270}
          sizes="10rem"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
