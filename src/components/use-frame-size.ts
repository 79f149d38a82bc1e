import { useLayoutEffect, useState, type RefObject } from "react";
import type { Size } from "@/lib/article/zoom";

/**
 * The size of a frame in whole pixels, including its scroll bars, which come and go with its content; undefined
 * until it is laid out.
 */
export function useFrameSize(frame: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      // A picture larger by a fraction of a pixel would cause scroll bars.
      const [width, height] = [Math.floor(box.width), Math.floor(box.height)];
      if (width > 0 && height > 0)
        setSize((known) =>
          known?.width === width && known.height === height ? known : { width, height },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
