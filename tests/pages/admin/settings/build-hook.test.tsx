import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { openSettings } from "../../../support/open-settings";
import { buildStatus, refusal, rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";
import { fill } from "../../../support/fill";

const section = async () => within(await screen.findByRole("region", { name: "Build hook" }));

/** Responds like the database, and records what is set and how often a build is requested. */
function serveHook(isSet: boolean) {
  let status = buildStatus({ is_set: isSet, is_watched: true });
  const sent: unknown[] = [];
  server.use(
    http.post(rest("rpc/build_status"), () => HttpResponse.json(status)),
    http.post(rest("rpc/set_build_hook"), async ({ request }) => {
      const hook = Object(await request.json());
      sent.push(hook);
      status = buildStatus({ is_set: hook.url !== "", is_watched: true });
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(rest("rpc/try_build_hook"), () => {
      sent.push("try");
      status = buildStatus({ ...status, called_at: new Date().toISOString() });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

test("the owner sets the build hook, which is not shown again", async () => {
  const sent = serveHook(false);
  const { user } = await openSettings();
  const hook = await section();
  expect(await hook.findByText("Not set.")).toBeVisible();
  await fill(user, hook.getByLabelText("Address"), " https://host.example/hook ");
  await user.click(hook.getByRole("button", { name: "Set build hook" }));

  await findToast("Build hook set");
  expect(sent).toEqual([{ url: "https://host.example/hook", token: "" }]);
  expect(await hook.findByText(/^Set: /)).toBeVisible();
  expect(hook.getByLabelText("New address")).toHaveValue("");
});

test("a URL that the database refuses stays in its field, with the reason", async () => {
  serveHook(false);
  const reason = "The build hook must be an https:// address of a public host.";
  server.use(http.post(rest("rpc/set_build_hook"), () => refusal(reason)));
  const { user } = await openSettings();
  const hook = await section();
  await user.type(await hook.findByLabelText("Address"), "https://localhost/hook{Enter}");

  await findToast("The build hook was not changed", reason);
  expect(hook.getByLabelText("Address")).toHaveValue("https://localhost/hook");
  expect(hook.getByLabelText("Address")).toHaveAccessibleDescription(reason);
});

test("the owner tests the build hook, and removes it", async () => {
  const sent = serveHook(true);
  const { user } = await openSettings();
  const hook = await section();
  await user.click(await hook.findByRole("button", { name: "Try it now" }));
  await findToast("Build requested");
  expect(await hook.findByText(/^Set: being built since /)).toBeVisible();

  await user.click(hook.getByRole("button", { name: "Remove" }));
  const question = screen.getByRole("dialog", { name: "Remove the build hook?" });
  expect(sent).toEqual(["try"]);
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  await findToast("Build hook removed");
  expect(sent).toEqual(["try", { url: "", token: "" }]);
  expect(await hook.findByText("Not set.")).toBeVisible();
  expect(hook.queryByRole("button", { name: "Try it now" })).not.toBeInTheDocument();
});
