/** A picture of an article, as it is shown large. */
export type LargePicture = {
  src: string;
  alt: string;
  caption: string;
  /** Drawings are as sharp in any size; photos are not opened larger than they are. */
  isDrawing: boolean;
  /** Its natural size, and the width that the article gave it; in pixels. */
  width: number;
  height: number;
  shownWidth: number;
};

/** The pictures of an article that are shown large, from which one on. */
export type Enlarged = {
  pictures: LargePicture[];
  first: number;
  /** Gets the focus back. */
  opener: HTMLElement;
};

/** In pixels; what is not wider hardly gets larger. */
const SMALL = 400;

/**
 * Makes a button of each picture of an article that is worth a closer look and does nothing yet.
 *
 * @param onEnlarge called with all of them when one is pressed
 */
export function offerLargePictures(
  article: HTMLElement,
  onEnlarge: (enlarged: Enlarged) => void,
): void {
  for (const picture of article.querySelectorAll("img")) {
    const offer = () => {
      if (isWide(picture) && !picture.closest("a, button, summary")) addButton(picture);
    };
    offer();
    // Of a picture without a width, this is known later.
    picture.addEventListener("load", offer, { once: true });
  }

  function addButton(picture: HTMLImageElement): void {
    const button = document.createElement("button");
    button.type = "button";
    // With those of a diagram's drawings, of which the theme hides one.
    button.className = ["enlarge", ...picture.classList].join(" ");
    button.setAttribute("aria-haspopup", "dialog");
    button.setAttribute("aria-label", ["Enlarge picture", picture.alt].filter(Boolean).join(": "));
    picture.replaceWith(button);
    button.append(picture);
    button.addEventListener("click", () => {
      const shown = [...article.querySelectorAll<HTMLElement>(".enlarge")].filter(
        (one) => getComputedStyle(one).display !== "none",
      );
      onEnlarge({
        pictures: shown.flatMap((one) => [...one.querySelectorAll("img")].map(largeOf)),
        first: shown.indexOf(button),
        opener: button,
      });
    });
  }
}

function isWide(picture: HTMLImageElement): boolean {
  return Math.max(Number(picture.getAttribute("width")), picture.naturalWidth) > SMALL;
}

function largeOf(picture: HTMLImageElement): LargePicture {
  const [src = picture.src, widest = 0] = largestOf(picture.srcset) ?? [];
  const isDrawing = /\.svg\b|^data:image\/svg/.test(src);
  const { width, height } = sizeOf(picture, isDrawing ? 0 : widest);
  const caption = picture.closest("figure")?.querySelector("figcaption");
  return {
    src,
    alt: picture.alt,
    caption: caption?.textContent.trim() ?? "",
    isDrawing,
    width,
    height,
    shownWidth: picture.clientWidth,
  };
}

/** What the article says of it, which holds for drawings without a size of their own, else the file. */
function sizeOf(picture: HTMLImageElement, widest: number) {
  const said = Number(picture.getAttribute("width"));
  const tall = Number(picture.getAttribute("height"));
  const isSaid = said > 0 && tall > 0;
  const width = (isSaid ? said : picture.naturalWidth) || 1;
  const height = (isSaid ? tall : picture.naturalHeight) || 1;
  const larger = Math.max(width, widest) / width;
  return { width: width * larger, height: height * larger };
}

/** The address and the width of the widest file; commas may stand within addresses. */
function largestOf(srcset: string): [string, number] | undefined {
  const [widest] = [...srcset.matchAll(/(\S*[^,\s])\s+(\d+)w/g)].toSorted(
    ([, , one], [, , other]) => Number(other) - Number(one),
  );
  return widest?.[1] ? [widest[1], Number(widest[2])] : undefined;
}
