import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { registerPictures } from "@/lib/media/built";

const library = "/storage/v1/object/public/media/00000000-0000-4000-8000-000000000001";

function show(src: string) {
  render(<ImageWithFallback src={src} alt="A kite" width={960} height={540} sizes="50vw" />);
  return screen.getByRole("img", { name: "A kite" });
}

test.each([
  [
    "/images/projects/kite-960.avif",
    "/images/projects/kite-480.avif 480w, /images/projects/kite-960.avif 960w, /images/projects/kite-1440.avif 1440w",
  ],
  [
    `${library}/1920x1080`,
    `${library}/640 640w, ${library}/1280 1280w, ${library}/1920x1080 1920w`,
  ],
])("a phone may load a smaller file of %s", (src, srcSet) => {
  const image = show(src);
  expect(image).toHaveAttribute("src", src);
  expect(image).toHaveAttribute("srcset", srcSet);
  expect(image).toHaveAttribute("sizes", "50vw");
});

test("a picture known to the build is shown from the build's files only", () => {
  const [wide, narrow] = [`${library}/1919x1080`, `${library}/500x301`];
  registerPictures([
    [wide, ["/assets/pictures/a/1919.webp", "/assets/pictures/a/480.avif 480w"]],
    [narrow, ["/assets/pictures/b/500.gif", ""]],
  ]);
  expect(show(wide)).toHaveAttribute("src", "/assets/pictures/a/1919.webp");
  expect(screen.getByRole("img")).toHaveAttribute("srcset", "/assets/pictures/a/480.avif 480w");
  cleanup();
  expect(show(narrow)).toHaveAttribute("src", "/assets/pictures/b/500.gif");
  expect(screen.getByRole("img")).not.toHaveAttribute("srcset");
});

test.each([
  "https://elsewhere.example/a.png",
  `${library}/500x300`,
  "/icon-512.png",
  "data:image/png;base64,AAAA",
])("%s has only one file", (src) => {
  const image = show(src);
  expect(image).not.toHaveAttribute("srcset");
  fireEvent.error(image);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test.each([
  ["has failed is gone", () => Promise.reject(new Error("broken")), 0],
  ["is a drawing without a width stays", () => Promise.resolve(), 1],
])("a picture that %s when the page becomes interactive", async (_which, decode, count) => {
  const { prototype } = HTMLImageElement;
  vi.spyOn(prototype, "complete", "get").mockReturnValue(true);
  vi.spyOn(prototype, "currentSrc", "get").mockReturnValue("/a.svg");
  // jsdom, which decodes nothing, does not have it.
  prototype.decode = decode;
  onTestFinished(() => void Reflect.deleteProperty(prototype, "decode"));
  render(<ImageWithFallback src="/a.svg" alt="A kite" width={960} height={540} />);
  await act(() => new Promise(setImmediate));
  expect(screen.queryAllByRole("img")).toHaveLength(count);
});

test.each(["", "javascript:alert(1)", "data:text/html,AAAA", "kite.png"])(
  "an image at %j is not shown",
  (src) => {
    render(<ImageWithFallback src={src} alt="A kite" width={960} height={540} />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  },
);
