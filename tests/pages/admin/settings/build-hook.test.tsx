import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openSettings } from "../../../support/open-settings";
import { query, serveFunctions } from "../../../support/table";
import { findToast } from "../../../support/toasts";
import { fill } from "../../../support/fill";

const stored = () =>
  query("select url, token, changed_at is not null as is_due from private.build_hook");

async function openHook() {
  serveFunctions("build_status", "set_build_hook", "try_build_hook");
  const { user } = await openSettings();
  const hook = within(await screen.findByRole("region", { name: "Build hook" }));
  expect(await hook.findByText("Not set.")).toBeVisible();
  const set = async (url: string) => {
    await fill(user, hook.getByLabelText("Address"), url);
    await user.click(hook.getByRole("button", { name: "Set build hook" }));
  };
  return { user, hook, set };
}

test("the owner sets the build hook, which is not shown again, tests it, and removes it", async () => {
  const { user, hook, set } = await openHook();
  await set(" https://host.example/hook ");
  await findToast("Build hook set");
  expect(await stored()).toEqual([
    { url: "https://host.example/hook", token: null, is_due: false },
  ]);
  expect(await hook.findByText("Set: live.")).toBeVisible();
  expect(hook.getByLabelText("New address")).toHaveValue("");

  await user.click(hook.getByRole("button", { name: "Try it now" }));
  await findToast("Build requested");
  expect(await stored()).toMatchObject([{ is_due: true }]);
  expect(await hook.findByText("Set: waiting for a quiet minute.")).toBeVisible();

  await user.click(hook.getByRole("button", { name: "Remove" }));
  const question = screen.getByRole("dialog", { name: "Remove the build hook?" });
  expect(await stored()).toHaveLength(1);
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  await findToast("Build hook removed");
  expect(await stored()).toEqual([]);
  expect(await hook.findByText("Not set.")).toBeVisible();
  expect(hook.queryByRole("button", { name: "Try it now" })).not.toBeInTheDocument();
});

test("browsers do not fill the owner's password in as the token of the build hook", async () => {
  const { hook } = await openHook();
  expect(hook.getByLabelText("Token (optional)")).toHaveAttribute("autocomplete", "new-password");
});

test("a URL that the database refuses stays in its field, with the reason", async () => {
  const { hook, set } = await openHook();
  await set("https://localhost/hook");

  const reason = "The build hook must be an https:// address of a public host.";
  await findToast("The build hook was not changed", reason);
  expect(hook.getByLabelText("Address")).toHaveValue("https://localhost/hook");
  expect(hook.getByLabelText("Address")).toHaveAccessibleDescription(reason);
});
