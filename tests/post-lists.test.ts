import { expect, test } from "vitest";
import { latestFirst, postLists, yearPaths } from "@/post-lists";

const post = (number: number, given: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  category: "General",
  tags: [],
  listed_at: `202${number}-01-01T00:00:00+00:00`,
  ...given,
});

test("posts are in the order of the lists, even those with the same time", () => {
  const same = { listed_at: "2022-01-01T01:00:00+01:00" };
  expect(latestFirst([post(1), post(3, same), post(4, same), post(5)])).toEqual([
    post(5),
    post(4, same),
    post(3, same),
    post(1),
  ]);
});

test("each category and each tag has one list for all its spellings, in the order of the posts", () => {
  const [one, two] = [post(2, { tags: ["css", "Node.js", "CSS"] }), post(1, { tags: ["Css"] })];
  expect(postLists([one, two])).toEqual([
    { title: "General", path: "/blog/category/General", posts: [one, two] },
    { title: "#css", path: "/blog/tag/css", posts: [one, two] },
    { title: "#Node.js", path: "/blog/tag/Node%2Ejs", posts: [one] },
  ]);
});

test("a name that is invalid as a file name has no built list", () => {
  const odd = post(1, {
    category: "A/B",
    tags: [".NET", "C#", "what?", "..", "back\\slash", "100 %", "日本"],
  });
  expect(postLists([odd]).map(({ path }) => path)).toEqual([
    "/blog/tag/100%20%25",
    "/blog/tag/%E6%97%A5%E6%9C%AC",
  ]);
});

test("years are in UTC, and listed once", () => {
  const late = post(9, { listed_at: "2021-01-01T00:30:00+01:00" });
  expect(yearPaths([post(3), post(3), late])).toEqual(["/blog/archive/2023", "/blog/archive/2020"]);
});
