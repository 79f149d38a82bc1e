import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { TagInput } from "@/components/admin/TagInput";
import { addNames, namesIn } from "@/lib/text/unique-names";

function Tags() {
  const [{ names, typed }, change] = useState<{ names: string[]; typed: string }>({
    names: [],
    typed: "",
  });
  return (
    <TagInput
      label="Tags"
      noun="tag"
      listLabel="Tags of this post"
      names={names}
      typed={typed}
      maxLength={10}
      known={["old, with a comma"]}
      error={undefined}
      onChange={(next, rest) => change({ names: next, typed: rest })}
    />
  );
}

test("a list of tags is added as several, also if it is longer than one may be", async () => {
  const user = userEvent.setup();
  render(<Tags />);
  await user.type(screen.getByLabelText("Tags"), "html, css{Enter}");
  await user.paste("HTML,dom ,svg， 日本، نحو\n");
  await user.click(screen.getByRole("button", { name: "+ old, with a comma" }));
  const shown = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(shown).toEqual(["html", "css", "dom", "svg", "日本", "نحو", "old, with a comma"]);
});

test.each([
  ["at the caret", "Javas", { anchor: 4, offset: 4 }, ["JavaScript", "csss"]],
  ["over a selection", "old", { anchor: 0, offset: 3 }, ["Script", "css"]],
])("a list is pasted %s", async (_, typed, place, names) => {
  const user = userEvent.setup();
  render(<Tags />);
  const input = screen.getByLabelText("Tags");
  await user.type(input, typed);
  await user.pointer([
    { target: input, offset: place.anchor, keys: "[MouseLeft>]" },
    { target: input, offset: place.offset },
    { keys: "[/MouseLeft]" },
  ]);
  await user.paste("Script, css");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(names);
});

test("a long list takes no longer than its names are", () => {
  const typed = Array.from({ length: 20_000 }, (_, index) => `tag ${index}`).join(",");
  expect(addNames([], namesIn(typed))).toHaveLength(20_000);
});
