import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { audio, resetAudio } from "../../support/audio";
import { goTo, renderApp, shownAddress } from "../../support/render";
import { first, last } from "../../support/tracks";

afterEach(resetAudio);

/** Chooses a track on the music page and walks on to another. */
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

test("music plays on on other pages, where a small player has it in reach", async () => {
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

test("the small player leads back to the large one and makes room for it", async () => {
  const user = await playAndGoTo("Skills");
  audio.playsUntil(42);
  await user.click(bar().getByRole("link", { name: (name) => name.includes(last.title) }));

  expect(shownAddress()).toBe("/music");
  const player = within(await screen.findByRole("region", { name: "Player" }));
  expect(player.getByText("0:42")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Music player" })).not.toBeInTheDocument();
});

test("beside the large player there is no small one, however the host writes the address", async () => {
  await playAndGoTo("Skills");
  goTo("/music/");
  await screen.findByRole("region", { name: "Player" });
  expect(screen.queryByRole("region", { name: "Music player" })).not.toBeInTheDocument();
});

test("closing it ends the music; focus goes on in the page", async () => {
  const user = await playAndGoTo("Skills");
  await user.click(bar().getByRole("button", { name: "Close player" }));

  expect(audio.heard()).toBeUndefined();
  expect(screen.queryByRole("region", { name: "Music player" })).not.toBeInTheDocument();
  expect(screen.getByRole("main")).toHaveFocus();

  await user.click(screen.getAllByRole("link", { name: "Music" })[0] ?? document.body);
  expect(await screen.findByText("Choose a track to play")).toBeVisible();
});

test("a track that fails while another page is read says so there", async () => {
  const user = await playAndGoTo("Skills");
  audio.fails();
  expect(bar().getByRole("alert")).toHaveTextContent("Could not be played");

  await user.click(bar().getByRole("button", { name: "Next track" }));
  expect(bar().queryByRole("alert")).not.toBeInTheDocument();
  expect(audio.heard()).toBe(first.audioUrl);
});
