import { render, screen, waitFor } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { beforeEach, expect, test, vi, type Mock } from "vitest";
import { LoadedLater } from "@/components/LoadedLater";
import { lazyPart } from "@/lib/lazy-part";

let log: Mock<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** A part that fails to load at first. */
function failingPart() {
  const load = vi
    .fn<() => Promise<{ Part: FunctionComponent<{ text: string }> }>>()
    .mockRejectedValueOnce(new Error("not fetched"))
    .mockResolvedValue({ Part: ({ text }) => <p>{text}</p> });
  return { load, Part: lazyPart(load, "Part") };
}

test("a part that could not be loaded is loaded again when it is next shown, and not before", async () => {
  const { load, Part } = failingPart();
  const onFailure = vi.fn<() => void>();
  const attempt = (number: number) => (
    <LoadedLater key={number} onFailure={onFailure}>
      <Part text={`Attempt ${number}`} />
    </LoadedLater>
  );
  const { rerender } = render(attempt(1));
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  rerender(attempt(1));
  expect(load).toHaveBeenCalledOnce();

  rerender(attempt(2));
  expect(await screen.findByText("Attempt 2")).toBeVisible();
  rerender(attempt(3));
  expect(screen.getByText("Attempt 3"), "at once").toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  log.mockClear();
});

test("a part that is shown in several places fails in all of them at once", async () => {
  const { load, Part } = failingPart();
  const onFailure = vi.fn<() => void>();
  render(
    ["one", "two", "three"].map((place) => (
      <LoadedLater key={place} onFailure={onFailure}>
        <Part text={place} />
      </LoadedLater>
    )),
  );
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(3));
  expect(load).toHaveBeenCalledOnce();
  log.mockClear();
});
