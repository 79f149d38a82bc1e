import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { tracks, type Track } from "@/content/tracks";
import { audio, resetAudio } from "../../support/audio";
import { renderApp } from "../../support/render";
import { first, last, nextToLast, second, spoken } from "../../support/tracks";

afterEach(resetAudio);

async function openMusic() {
  const { user } = renderApp("/music");
  await screen.findByRole("heading", { level: 1, name: "My Music Collection" });
  return user;
}

const player = () => within(screen.getByRole("region", { name: "Player" }));
const playlist = () => within(screen.getByRole("region", { name: "Playlist" }));
const row = ({ title }: Track) =>
  playlist().getByRole("button", { name: (name) => name.includes(title) });
const byline = ({ artist, album }: Track) => `${artist} — ${album}`;
const button = (name: string) => player().getByRole("button", { name });
const slider = (name: string) => player().getByRole("slider", { name });
const currentRow = () => playlist().getByRole("button", { current: true });

/** Runs with a clock that only the test advances, by milliseconds. */
function withClock(run: (pass: (time: number) => void) => void): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    run((time) => act(() => void vi.advanceTimersByTime(time)));
  } finally {
    vi.useRealTimers();
  }
}

test("all tracks are listed with number, picture, title, artist, album and duration", async () => {
  await openMusic();

  const rows = playlist().getAllByRole("listitem");
  expect(rows).toHaveLength(tracks.length);
  for (const [index, track] of tracks.entries()) {
    expect(rows[index]).toHaveTextContent(
      `0${index + 1}${track.title}${byline(track)}${track.duration}`,
    );
    const picture = rows[index]?.querySelector("img") ?? document.body;
    expect(picture).toHaveAttribute("src", track.thumbnail);
    fireEvent.error(picture);
    expect(picture).not.toBeInTheDocument();
  }
});

test("controls and times run from left to right, also on a page that is read from the right", async () => {
  await openMusic();
  const controls = [
    slider("Position"),
    screen.getAllByText("0:00")[0],
    button("Next track"),
    slider("Volume"),
  ];
  for (const control of controls) {
    expect(control?.closest("[dir]")).toHaveAttribute("dir", "ltr");
  }
});

test("the authors of the tracks are credited once, below the list", async () => {
  const user = await openMusic();
  await user.click(row(first));
  const credits = [...new Set(tracks.map(({ credit }) => credit))].filter(Boolean);
  for (const credit of credits) {
    const said = screen.getByText(credit, { exact: false });
    expect(playlist().getByRole("list").compareDocumentPosition(said)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  }
  expect(player().getByText(byline(first))).toBeVisible();
});

test("until a track is chosen nothing plays, seeking is disabled, and the player shows a hint", async () => {
  await openMusic();

  expect(player().getByText("Choose a track to play")).toBeVisible();
  expect(player().getAllByText("0:00")).toHaveLength(2);
  expect(slider("Position")).toHaveAttribute("data-disabled");
  expect(playlist().queryByRole("button", { current: true })).not.toBeInTheDocument();
  expect(audio.heard()).toBeUndefined();
});

test("the keyboard plays a row as well, which has an icon until it is paused", async () => {
  const user = await openMusic();
  for (const [track, key] of [
    [last, "{Enter}"],
    [second, " "],
  ] as const) {
    row(track).focus();
    await user.keyboard(key);
    expect(audio.heard()).toBe(track.audioUrl);
  }
  expect(currentRow()).not.toHaveTextContent("02");
  await user.click(button("Pause"));
  expect(currentRow()).toHaveTextContent("02");
});

test("a click on a row plays it, shows it in the player and highlights it", async () => {
  const user = await openMusic();
  await user.click(row(last));

  expect(audio.heard()).toBe(last.audioUrl);
  expect(player().getByText(last.title)).toBeVisible();
  expect(player().getByText(byline(last))).toBeVisible();
  const artwork = screen.getByRole("region", { name: "Player" }).querySelector("img");
  expect(artwork).toHaveAttribute("src", last.artwork);
  if (artwork) fireEvent.error(artwork);
  expect(artwork).not.toBeInTheDocument();
  expect(player().queryByText("Choose a track to play")).not.toBeInTheDocument();
  expect(currentRow()).toBe(row(last));
});

test("elapsed and total time are in minutes and seconds", async () => {
  const user = await openMusic();
  await user.click(row(first));
  audio.playsUntil(64.9);
  expect(player().getByText("1:04")).toBeVisible();
  expect(player().getByText(spoken(first))).toBeVisible();
  expect(slider("Position")).toHaveAttribute("aria-valuetext", `1:04 of ${spoken(first)}`);

  audio.knowsLength(125.2);
  expect(player().getByText("2:05")).toBeVisible();
});

test("Play without a chosen track starts the first; Pause and Play continue from there", async () => {
  const user = await openMusic();
  await user.click(button("Play"));
  expect(audio.heard()).toBe(first.audioUrl);

  audio.playsUntil(12);
  await user.click(button("Pause"));
  expect(audio.heard()).toBeUndefined();
  await user.click(button("Play"));
  expect(audio.heard()).toBe(first.audioUrl);
  expect(audio.position()).toBe(12);
});

test("next after the last is the first, previous before the first is the last", async () => {
  const user = await openMusic();
  // Without a chosen track, the previous one is the last.
  await user.click(button("Previous track"));
  expect(audio.heard()).toBe(last.audioUrl);
  await user.click(button("Next track"));
  expect(audio.heard()).toBe(first.audioUrl);
  await user.click(button("Next track"));
  expect(audio.heard()).toBe(second.audioUrl);

  await user.click(button("Previous track"));
  await user.click(button("Previous track"));
  expect(audio.heard()).toBe(last.audioUrl);
});

test("a finished track is followed by the next, and the last one by the first", async () => {
  const user = await openMusic();
  await user.click(row(nextToLast));
  audio.ends();
  expect(audio.heard()).toBe(last.audioUrl);
  expect(player().getByText("0:00")).toBeVisible();

  audio.ends();
  expect(audio.heard()).toBe(first.audioUrl);
  expect(button("Pause")).toBeVisible();
});

test("the volume is 70 at first; arrow keys move it by 1, page keys by 10, from 0 to 100", async () => {
  const user = await openMusic();
  await user.click(row(last));
  expect(slider("Volume")).toHaveAttribute("aria-valuetext", "70%");
  expect(player().getByText("70%")).toBeVisible();
  expect(audio.volume()).toBe(0.7);

  slider("Volume").focus();
  for (const [key, volume] of [
    ["{ArrowRight}", 71],
    ["{PageUp}", 81],
    ["{End}", 100],
    ["{ArrowRight}", 100],
    ["{Home}", 0],
    ["{PageDown}", 0],
  ] as const) {
    await user.keyboard(key);
    expect(slider("Volume")).toHaveAttribute("aria-valuenow", String(volume));
    expect(player().getByText(`${volume}%`)).toBeVisible();
    expect(audio.volume()).toBe(volume / 100);
  }
});

test("arrow keys seek by a second, page keys by ten", async () => {
  const user = await openMusic();
  await user.click(row(last));
  slider("Position").focus();
  await user.keyboard("{PageUp}{PageUp}{ArrowRight}");
  expect(audio.position()).toBe(21);
  await user.keyboard("{PageDown}{ArrowLeft}");
  expect(audio.position()).toBe(10);
  expect(player().getByText("0:10")).toBeVisible();
});

test("a track that breaks off is reported once, resumes where it stopped, and another plays without the message", async () => {
  const user = await openMusic();
  await user.click(row(second));
  audio.playsUntil(33);
  audio.fails();
  expect(screen.getByRole("alert")).toHaveTextContent(
    `“${second.title}” could not be played. The file is missing or the connection was lost. Press play to try again, or choose another track.`,
  );
  await user.click(button("Play"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(audio.heard()).toBe(second.audioUrl);
  expect(audio.position()).toBe(33);

  audio.fails();
  await user.click(row(last));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(audio.heard()).toBe(last.audioUrl);
});

test("a stalled connection is reported after ten seconds without data", async () => {
  const user = await openMusic();
  withClock((pass) => {
    fireEvent.click(row(second));
    audio.runsDry();
    pass(9_000);
    audio.goesOn();
    audio.receivesData();
    pass(20_000);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    audio.runsDry();
    pass(9_000);
    audio.receivesData();
    pass(9_000);
    audio.receivesData();
    pass(9_000);
    expect(audio.heard()).toBe(second.audioUrl);
    pass(1_000);
  });
  expect(screen.getByRole("alert")).toHaveTextContent("could not be played");
  expect(audio.heard()).toBeUndefined();

  await user.click(button("Play"));
  expect(audio.heard()).toBe(second.audioUrl);
});

test("a browser that requires another click is reported", async () => {
  audio.isRefused("NotAllowedError");
  const user = await openMusic();
  await user.click(row(second));

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The browser needs another click before it plays.",
  );
  expect(button("Play")).toBeVisible();
});

test("choosing another track before the first is heard is not a failure", async () => {
  audio.isRefused("AbortError");
  const user = await openMusic();
  await user.click(row(second));
  await user.click(row(last));

  expect(player().getByText(last.title)).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("if only the device sets the volume, there is no slider", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "volume", "set").mockImplementation(() => undefined);
  await openMusic();

  expect(await screen.findByText("Your device’s buttons set the volume.")).toBeVisible();
  expect(player().queryByRole("slider", { name: "Volume" })).not.toBeInTheDocument();
});

test("a screen reader hears a new title, but not the elapsed time", async () => {
  const user = await openMusic();
  await user.click(row(second));
  const announced = player().getByText(second.title).parentElement;
  expect(announced).toHaveAttribute("aria-live", "polite");
  audio.playsUntil(7);

  expect(announced?.textContent).toBe(`${second.title}${byline(second)}`);
  expect(player().getByText("0:07").closest("[aria-live], [role=status], [role=alert]")).toBeNull();
});
