import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { audio, resetAudio } from "../../support/audio";
import { goTo, renderApp, shownAddress } from "../../support/render";
import { first, last } from "../../support/tracks";

afterEach(resetAudio);

/** Chooses a track on the music page and navigates to another page. */
async function playAndGoTo(page: string) {
  const { user } = renderApp("/music");
  await user.click(
    await screen.findByRole("button", { name: (name) => name.includes(last.title) }),
  );
  const navigation = screen.getByRole("navigation", { name: "Main" });
  await user.click(within(navigation).getByRole("link", { name: page }));
  await screen.findByRole("main", { name: page });
  await screen.findByRole("region", { name: "Music player" });
  return user;
}

const bar = () => within(screen.getByRole("region", { name: "Music player" }));

test("music continues on other pages, with a small player", async () => {
  const user = await playAndGoTo("Skills");
  expect(audio.heard()).toBe(last.audioUrl);
  expect(bar().getByText(last.title)).toBeVisible();
  expect(bar().getByText(last.artist)).toBeVisible();

  const picture = bar().getByRole("presentation");
  fireEvent.error(picture);
  expect(picture).not.toBeInTheDocument();
  await user.click(bar().getByRole("button", { name: "Pause" }));
  expect(audio.heard()).toBeUndefined();
  await user.click(bar().getByRole("button", { name: "Play" }));
  expect(audio.heard()).toBe(last.audioUrl);
  await user.click(bar().getByRole("button", { name: "Next track" }));
  expect(bar().getByText(first.title)).toBeVisible();
});

test("the small player links back to the large one, which replaces it", async () => {
  const user = await playAndGoTo("Skills");
  audio.playsUntil(42);
  await user.click(bar().getByRole("link", { name: (name) => name.includes(last.title) }));

  expect(shownAddress()).toBe("/music");
  const player = within(await screen.findByRole("region", { name: "Player" }));
  expect(player.getByText("0:42")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Music player" })).not.toBeInTheDocument();
});

test("the small player is not shown beside the large one, with or without a trailing slash", async () => {
  await playAndGoTo("Skills");
  goTo("/music/");
  await screen.findByRole("region", { name: "Player" });
  expect(screen.queryByRole("region", { name: "Music player" })).not.toBeInTheDocument();
});

test("closing the player stops the music, and the focus moves to the page", async () => {
  const user = await playAndGoTo("Skills");
  await user.click(bar().getByRole("button", { name: "Close player" }));

  expect(audio.heard()).toBeUndefined();
  expect(screen.queryByRole("region", { name: "Music player" })).not.toBeInTheDocument();
  expect(screen.getByRole("main")).toHaveFocus();

  await user.click(screen.getAllByRole("link", { name: "Music" })[0] ?? document.body);
  expect(await screen.findByText("Choose a track to play")).toBeVisible();
});

test("a track that fails while another page is open is reported there", async () => {
  const user = await playAndGoTo("Skills");
  audio.fails();
  expect(bar().getByRole("alert")).toHaveTextContent("Could not be played");

  await user.click(bar().getByRole("button", { name: "Next track" }));
  expect(bar().queryByRole("alert")).not.toBeInTheDocument();
  expect(audio.heard()).toBe(first.audioUrl);
});
