import { expect, test, vi } from "vitest";
import { forgetPlace, keepPlace, keptPlaces, type KeptPlace } from "@/lib/reading/places";
import { PLACES_KEY, storedPlaces } from "@/lib/reading/stored-places";

const place = (postId: string, block = 1): KeptPlace => ({
  postId,
  slug: `about-${postId}`,
  title: `About ${postId}`,
  section: "",
  block,
});
const refuse = () => {
  throw new DOMException("Full.", "QuotaExceededError");
};
const ids = () => keptPlaces().map(({ postId }) => postId);

test("an article has one place, the one it was left at last, above the others", () => {
  keepPlace(place("a"));
  keepPlace(place("b"));
  keepPlace(place("a", 7));
  expect(keptPlaces()).toEqual([place("a", 7), place("b")]);
});

test("only the latest 20 articles are kept", () => {
  for (let number = 1; number <= 25; number++) keepPlace(place(`post-${number}`));
  expect(ids()).toHaveLength(20);
  expect(ids().at(0)).toBe("post-25");
  expect(ids().at(-1)).toBe("post-6");
});

test("a finished article is forgotten, and after the last one nothing is left", () => {
  keepPlace(place("a"));
  keepPlace(place("b"));
  forgetPlace("a");
  expect(ids()).toEqual(["b"]);
  forgetPlace("b");
  expect(localStorage).toHaveLength(0);
});

test.each(["", "{", "null", '"text"', '{"0":1}', '[null, 1, {"postId": "a"}]'])(
  "what is damaged counts as nothing: %s",
  (stored) => {
    localStorage.setItem(PLACES_KEY, stored);
    expect(keptPlaces()).toEqual([]);
    keepPlace(place("a"));
    expect(ids()).toEqual(["a"]);
  },
);

test("where the browser keeps nothing, nothing happens", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  keepPlace(place("a"));
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  expect(storedPlaces()).toBe("");
  expect(keptPlaces()).toEqual([]);
  forgetPlace("a");
});
