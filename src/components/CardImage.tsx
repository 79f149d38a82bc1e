import { classNames } from "@/lib/class-names";
import { ImageWithFallback } from "./ImageWithFallback";

type Props = { src: string; isLead: boolean; isPriority: boolean; className?: string };

/** The picture of an article or project in a list: the first one's may take up most of its row. */
export function CardImage({ src, isLead, isPriority, className }: Props) {
  return (
    <ImageWithFallback
      src={src}
      alt=""
      width={960}
      height={540}
      sizes={
        isLead
          ? "(width >= 64rem) 41rem, 100vw"
          : "(width >= 64rem) 22rem, (width >= 40rem) 45vw, 100vw"
      }
      isPriority={isPriority}
      className={classNames("aspect-video w-full object-cover", className)}
    />
  );
}
