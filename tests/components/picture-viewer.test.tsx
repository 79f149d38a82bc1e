import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { postRow } from "../support/factories";
import { renderApp } from "../support/render";
import { servePost } from "../pages/post/serve-post";

const picture = (name: string, more = "") =>
  `<figure><img src="/${name}.avif" alt="${name}" width="900" height="600">${more}</figure>`;
const THREE = [
  picture("Bridge", "<figcaption>In May</figcaption>"),
  picture("Pier"),
  picture("Sea"),
];

async function open(html: string, name: string) {
  servePost(postRow({ slug: "pictures", content: html }));
  const { user } = renderApp("/blog/pictures");
  const button = await screen.findByRole("button", { name: `Enlarge picture: ${name}` });
  button.focus();
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog"));
  return { user, button, dialog };
}

test("a picture is enlarged by keyboard, with its caption, and Escape returns the focus", async () => {
  const { user, button, dialog } = await open(THREE.join(""), "Bridge");
  expect(screen.getByRole("dialog")).toHaveAccessibleName("Picture 1 of 3");
  expect(dialog.getByRole("img", { name: "Bridge" })).toHaveAttribute(
    "src",
    expect.stringMatching(/\/Bridge\.avif$/),
  );
  expect(dialog.getByText("In May")).toBeVisible();

  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test("the arrow keys and two buttons cycle through all pictures", async () => {
  const { user, dialog } = await open(THREE.join(""), "Pier");
  const shown = () => dialog.getByRole("img").getAttribute("alt");
  expect(shown()).toBe("Pier");
  await user.keyboard("{ArrowRight}");
  expect(shown()).toBe("Sea");
  await user.keyboard("{ArrowRight}");
  expect(shown()).toBe("Bridge");
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(shown()).toBe("Pier");
  await user.click(dialog.getByRole("button", { name: "Next picture" }));
  expect(shown()).toBe("Sea");
  await user.click(dialog.getByRole("button", { name: "Previous picture" }));
  expect(shown()).toBe("Pier");
  expect(screen.getByRole("dialog")).toHaveAccessibleName("Picture 2 of 3");
});

test("in right-to-left languages the next picture is on the left", async () => {
  vi.stubEnv("DIRECTION", "rtl");
  const { user, dialog } = await open(THREE.join(""), "Pier");
  const shown = () => dialog.getByRole("img").getAttribute("alt");
  await user.keyboard("{ArrowLeft}");
  expect(shown()).toBe("Sea");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(shown()).toBe("Bridge");
  await user.keyboard("{PageDown}");
  expect(shown()).toBe("Pier");
});

test("a single picture has no buttons for others", async () => {
  const { dialog } = await open(picture("Bridge"), "Bridge");
  expect(screen.getByRole("dialog")).toHaveAccessibleName("Picture");
  expect(dialog.queryByRole("button", { name: "Next picture" })).not.toBeInTheDocument();
});
