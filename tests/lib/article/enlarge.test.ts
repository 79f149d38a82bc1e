import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { makePicturesEnlargeable, type Enlarged } from "@/lib/article/enlarge";

afterEach(() => document.body.replaceChildren());

function show(html: string) {
  const article = document.createElement("div");
  article.innerHTML = html;
  document.body.append(article);
  const asked: Enlarged[] = [];
  const offer = () => makePicturesEnlargeable(article, (enlarged) => asked.push(enlarged));
  offer();
  return { user: userEvent.setup(), asked, offer };
}
const buttons = () => screen.queryAllByRole("button").map((button) => button.ariaLabel);

test("a wide picture is a button named after its alternative text", async () => {
  const { user, asked } = show(
    '<figure><img src="/a.avif" alt="A bridge" width="800" height="600"><figcaption>In <em>May</em></figcaption></figure>',
  );
  expect(screen.getByRole("figure")).toContainElement(screen.getByAltText("A bridge"));
  const button = screen.getByRole("button", { name: "Enlarge picture: A bridge" });
  await user.tab();
  await user.keyboard(" ");
  expect(asked).toEqual([
    {
      pictures: [
        {
          src: expect.stringMatching(/\/a\.avif$/),
          alt: "A bridge",
          caption: "In May",
          isDrawing: false,
          width: 800,
          height: 600,
          shownWidth: 0,
        },
      ],
      first: 0,
      opener: button,
    },
  ]);
});

test("small pictures and linked pictures stay unchanged", () => {
  show(
    `<img src="/a.avif" alt="Small" width="400"><a href="/"><img src="/b.avif" alt="A way" width="800"></a>`,
  );
  expect(buttons()).toEqual([]);
});

test("a picture of unknown width becomes a button once it is loaded and is wide", () => {
  show('<img src="/a.avif" alt="Wide"><img src="/b.avif" alt="Small">');
  expect(buttons()).toEqual([]);
  for (const [alt, width] of [
    ["Wide", 900],
    ["Small", 90],
  ] as const) {
    const picture = screen.getByAltText(alt);
    Object.defineProperty(picture, "naturalWidth", { value: width });
    fireEvent.load(picture);
  }
  expect(buttons()).toEqual(["Enlarge picture: Wide"]);
});

test("the widest file of a picture is shown, whatever its URL contains", async () => {
  const { user, asked } = show(
    '<img src="/s.avif" srcset="/s.avif 480w, /l,x.avif 1600w, /m.avif 960w" alt="" width="800" height="600">',
  );
  await user.click(screen.getByRole("button", { name: "Enlarge picture" }));
  expect(asked[0]?.pictures).toMatchObject([{ src: "/l,x.avif", width: 1600, height: 1200 }]);
});

test("a picture enlarges in the variant for the reader's theme", async () => {
  const { user, asked } = show(
    '<picture><source srcset="/dark.avif" media="(prefers-color-scheme: dark)"><img src="/light.avif" srcset="/light.avif 800w" alt="A plan" width="800"></picture>',
  );
  const picture = screen.getByAltText("A plan");
  Object.defineProperty(picture, "currentSrc", { value: "https://my.site/dark.avif" });
  expect(picture.parentElement?.tagName).toBe("PICTURE");
  await user.click(screen.getByRole("button", { name: "Enlarge picture: A plan" }));
  expect(asked[0]?.pictures).toMatchObject([{ src: "https://my.site/dark.avif" }]);
});

test("reader modes, which leave out buttons, keep a picture that can be enlarged", () => {
  show('<img src="/a.avif" alt="A bridge" width="800">');
  expect(buttons()).toHaveLength(1);
  expect(screen.getByAltText("A bridge").closest("button")).toBeNull();
});

test("only the drawing of a diagram for the current theme is enlarged", async () => {
  const style = document.createElement("style");
  style.textContent = ".diagram-dark { display: none }";
  const { user, asked } = show(
    `<img src="/first.png" alt="First" width="500">
     <figure class="diagram"><img class="diagram-light" src="/light.svg" alt="Plan" width="500"><img class="diagram-dark" src="/dark.svg" alt="Plan" width="500"></figure>`,
  );
  document.body.append(style);
  await user.click(screen.getByRole("button", { name: "Enlarge picture: Plan" }));
  expect(asked).toMatchObject([
    {
      pictures: [
        { alt: "First", isDrawing: false },
        { alt: "Plan", isDrawing: true },
      ],
      first: 1,
    },
  ]);
  expect(asked[0]?.pictures[1]?.src).toMatch(/light/);
});

test("making pictures enlargeable twice adds one button", () => {
  const { offer } = show('<img src="/a.avif" alt="A" width="800">');
  offer();
  expect(buttons()).toHaveLength(1);
});
