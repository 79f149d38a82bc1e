import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { HeroVideo } from "@/pages/home/HeroVideo";
import { setNavigator } from "../../support/navigator";
import { prefer } from "../../support/prefer";

beforeEach(() => vi.useFakeTimers());

/** Shows the hero and waits until the browser is idle. */
async function show() {
  const { container } = render(<HeroVideo />);
  const first = container.querySelector("video");
  await act(async () => {
    vi.advanceTimersByTime(1_000);
  });
  await act(() => vi.dynamicImportSettled());
  return { first, video: container.querySelector("video") };
}

test("the video loads only after the page", async () => {
  const { first, video } = await show();
  expect(first).toBeNull();
  expect(video).toHaveAttribute("src", "/video/hero-light.mp4");
  expect(video).toHaveProperty("muted", true);
  expect(video).toHaveAttribute("loop");
  expect(video).toHaveAttribute("playsinline");
});

test("the picture is fetched first; if it fails, there is no video either", async () => {
  await show();
  const [picture] = screen.getAllByRole("presentation");
  expect(picture).toHaveAttribute("fetchpriority", "high");
  const preloads = [...document.head.querySelectorAll("link[rel=preload]")];
  expect(preloads.map((link) => link.getAttribute("fetchpriority"))).toEqual(["high", "high"]);
  if (picture) fireEvent.error(picture);
  expect(document.body).toHaveTextContent("");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("while the browser does not play the video, the button offers to", async () => {
  await show();
  expect(screen.getByRole("button", { name: "Play background video" })).toBeVisible();
});

for (const preference of ["(prefers-reduced-motion: reduce)", "(prefers-reduced-data: reduce)"]) {
  test(`only the picture is shown for ${preference}`, async () => {
    prefer(preference);
    expect((await show()).video).toBeNull();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
}

test("only the picture is shown with data saving", async () => {
  setNavigator("connection", { saveData: true });
  expect((await show()).video).toBeNull();
});
