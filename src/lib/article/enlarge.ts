import { isDrawing } from "@/lib/html/is-drawing";
import { t } from "@/lib/words";
export type LargePicture = {
  src: string;
  alt: string;
  caption: string;
  /** Vector images are sharp at any size; photos are not opened larger than they are. */
  isDrawing: boolean;
  /** The natural size and the width in the article, in pixels. */
  width: number;
  height: number;
  shownWidth: number;
};

/** The pictures of an article for the viewer, and the index of the first one to show. */
export type Enlarged = {
  pictures: LargePicture[];
  first: number;
  /** The element that gets the focus back. */
  opener: HTMLElement;
};

/** In pixels. Enlarging a narrower picture makes little difference. */
const SMALL = 400;

/**
 * Turns each picture of an article that is large enough and not a link into a button.
 *
 * @param onEnlarge called with all of them when one is pressed
 */
export function makePicturesEnlargeable(
  article: HTMLElement,
  onEnlarge: (enlarged: Enlarged) => void,
): void {
  for (const picture of article.querySelectorAll("img")) {
    const offer = () => {
      if (isWide(picture) && !picture.closest("a, [role=button], summary")) addButton(picture);
    };
    offer();
    // The width of a picture is only known once it has loaded.
    picture.addEventListener("load", offer, { once: true });
  }

  function addButton(picture: HTMLImageElement): void {
    // Not a `<button>`: browsers' reader modes remove buttons, and the picture with them.
    const button = document.createElement("span");
    button.setAttribute("role", "button");
    button.tabIndex = 0;
    // Including the drawings of a diagram, one of which the theme hides.
    button.className = ["enlarge", ...picture.classList].join(" ");
    button.setAttribute("aria-haspopup", "dialog");
    button.setAttribute(
      "aria-label",
      [t("Enlarge picture"), picture.alt].filter(Boolean).join(": "),
    );
    // Without its `<picture>` another source would be shown.
    const element = picture.closest("picture") ?? picture;
    element.replaceWith(button);
    button.append(element);
    button.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      button.click();
    });
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
  const isChosen = picture.closest("picture") !== null;
  const [src = picture.src, maxWidth = 0] = isChosen
    ? [picture.currentSrc]
    : (largestOf(picture.srcset) ?? []);
  const isSharp = isDrawing(src);
  const { width, height } = sizeOf(picture, isSharp ? 0 : maxWidth);
  const caption = picture.closest("figure")?.querySelector("figcaption");
  return {
    src,
    alt: picture.alt,
    caption: caption?.textContent.trim() ?? "",
    isDrawing: isSharp,
    width,
    height,
    shownWidth: picture.clientWidth,
  };
}

/**
 * The size given in the article, which also applies to SVGs without their own, or else the size of
 * the file.
 */
function sizeOf(picture: HTMLImageElement, maxWidth: number) {
  const givenWidth = Number(picture.getAttribute("width"));
  const givenHeight = Number(picture.getAttribute("height"));
  const hasGivenSize = givenWidth > 0 && givenHeight > 0;
  const width = (hasGivenSize ? givenWidth : picture.naturalWidth) || 1;
  const height = (hasGivenSize ? givenHeight : picture.naturalHeight) || 1;
  const larger = Math.max(width, maxWidth) / width;
  return { width: width * larger, height: height * larger };
}

/** The URL and width of the widest file. URLs may contain commas. */
function largestOf(srcset: string): [string, number] | undefined {
  const [largest] = [...srcset.matchAll(/(\S*[^,\s])\s+(\d+)w/g)].toSorted(
    ([, , one], [, , other]) => Number(other) - Number(one),
  );
  return largest?.[1] ? [largest[1], Number(largest[2])] : undefined;
}
