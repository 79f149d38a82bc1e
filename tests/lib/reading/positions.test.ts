import { expect, test, vi } from "vitest";
import {
  removeReadingPosition,
  saveReadingPosition,
  readingPositions,
  type ReadingPosition,
} from "@/lib/reading/positions";
import { POSITIONS_KEY, storedPositions } from "@/lib/reading/stored-positions";

const place = (postId: string, block = 1): ReadingPosition => ({
  postId,
  slug: `about-${postId}`,
  title: `About ${postId}`,
  section: "",
  block,
});
const refuse = () => {
  throw new DOMException("Full.", "QuotaExceededError");
};
const ids = () => readingPositions().map(({ postId }) => postId);

test("an article has one position, the last one, and comes first", () => {
  saveReadingPosition(place("a"));
  saveReadingPosition(place("b"));
  saveReadingPosition(place("a", 7));
  expect(readingPositions()).toEqual([place("a", 7), place("b")]);
});

test("only the latest 20 articles are kept", () => {
  for (let number = 1; number <= 25; number++) saveReadingPosition(place(`post-${number}`));
  expect(ids()).toHaveLength(20);
  expect(ids().at(0)).toBe("post-25");
  expect(ids().at(-1)).toBe("post-6");
});

test("a finished article is forgotten, and after the last one nothing is stored", () => {
  saveReadingPosition(place("a"));
  saveReadingPosition(place("b"));
  removeReadingPosition("a");
  expect(ids()).toEqual(["b"]);
  removeReadingPosition("b");
  expect(localStorage).toHaveLength(0);
});

test.each(["", "{", "null", '"text"', '{"0":1}', '[null, 1, {"postId": "a"}]'])(
  "damaged data is ignored: %s",
  (stored) => {
    localStorage.setItem(POSITIONS_KEY, stored);
    expect(readingPositions()).toEqual([]);
    saveReadingPosition(place("a"));
    expect(ids()).toEqual(["a"]);
  },
);

test("without storage nothing is saved, and there is no error", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  saveReadingPosition(place("a"));
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  expect(storedPositions()).toBe("");
  expect(readingPositions()).toEqual([]);
  removeReadingPosition("a");
});
