import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { postRow } from "../../support/factories";
import { setNavigator } from "../../support/navigator";
import { renderApp } from "../../support/render";
import { findToast } from "../../support/toasts";
import { servePost } from "./serve-post";

const post = postRow({ title: "Worth sharing", slug: "worth-sharing", excerpt: "Why it is." });
const link = `${window.location.origin}/blog/worth-sharing`;

async function openPost() {
  servePost(post);
  const { user } = renderApp(`/blog/${post.id}`);
  return { user, button: await screen.findByRole("button", { name: "Share" }) };
}

test("without native sharing the post's permanent link is copied", async () => {
  const { user, button } = await openPost();
  await user.click(button);

  await findToast("Link copied!");
  expect(await navigator.clipboard.readText()).toBe(link);
});

test("native sharing is used if available, and nothing is copied", async () => {
  const share = vi.fn<Navigator["share"]>().mockResolvedValue(undefined);
  setNavigator("share", share);
  const { user, button } = await openPost();
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(button);

  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: "Worth sharing",
    text: "Why it is.",
    url: link,
  });
  expect(write).not.toHaveBeenCalled();
});

test.each([
  ["closing the device's share sheet copies nothing", "AbortError", 0],
  ["the link is copied if native sharing fails", "NotAllowedError", 1],
])("%s", async (_what, name, copies) => {
  const share = vi.fn<Navigator["share"]>().mockRejectedValue(new DOMException("no", name));
  setNavigator("share", share);
  const { user, button } = await openPost();
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(button);
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await waitFor(() => expect(write).toHaveBeenCalledTimes(copies));
});

test("in an app's own browser, which refuses the clipboard, the link is copied all the same", async () => {
  const setData = vi.fn<DataTransfer["setData"]>();
  const copy = Object.assign(new Event("copy", { cancelable: true }), {
    clipboardData: { setData },
  });
  Object.assign(document, { execCommand: () => !document.dispatchEvent(copy) });
  onTestFinished(() => void Reflect.deleteProperty(document, "execCommand"));
  const { user, button } = await openPost();
  const refused = new DOMException("Write permission denied.", "NotAllowedError");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(refused);
  await user.click(button);

  await findToast("Link copied!");
  expect(setData.mock.calls).toEqual([["text/plain", link]]);
  // What somebody copies afterwards is their own.
  document.dispatchEvent(new Event("copy"));
  expect(setData).toHaveBeenCalledOnce();

  // Some browsers claim success although there was nothing to copy.
  Object.assign(document, { execCommand: () => true });
  await user.click(button);
  await findToast("Failed to copy to clipboard");
});
