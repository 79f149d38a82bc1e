import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Menu, MenuItem } from "@/components/ui/Menu";

test("a touch opens and closes a menu when the finger is lifted: it may have begun to scroll the page", async () => {
  const user = userEvent.setup();
  render(
    <Menu trigger={<button type="button">More</button>}>
      <MenuItem onSelect={() => undefined}>Delete</MenuItem>
    </Menu>,
  );
  const trigger = screen.getByRole("button", { name: "More" });
  await user.pointer({ keys: "[TouchA>]", target: trigger });
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  await user.pointer({ keys: "[/TouchA]", target: trigger });
  expect(screen.getByRole("menu")).toBeVisible();
  await user.pointer({ keys: "[TouchA]", target: trigger });
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
});

test("a menu is named after its button, which may have an id of its own", async () => {
  const user = userEvent.setup();
  render(
    <Menu
      trigger={
        <button type="button" id="more">
          More for this post
        </button>
      }
    >
      <MenuItem onSelect={() => undefined}>Delete</MenuItem>
    </Menu>,
  );
  await user.click(screen.getByRole("button", { name: "More for this post" }));
  expect(screen.getByRole("menu")).toHaveAccessibleName("More for this post");
});
