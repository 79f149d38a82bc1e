import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Message } from "@/lib/offline/caching-rules";
import { postToWorker } from "@/lib/offline/post-to-worker";
import { setNavigator } from "../../support/navigator";

const CLEAR: Message = { kind: "clear" };
const READ: Message = { kind: "read", path: "/", title: "Home", files: [], wantsPage: false };

// As a reload with Shift leaves it.
test("what was read is cleared also from a page that the worker does not control", async () => {
  const postMessage = vi.fn<(message: Message) => void>();
  setNavigator("serviceWorker", {
    controller: null,
    getRegistration: async () => ({ active: { postMessage } }),
  });
  // The worker has not served this page, so it would have nothing to show under its title.
  postToWorker(READ);
  postToWorker(CLEAR);
  await waitFor(() => expect(postMessage.mock.calls).toEqual([[CLEAR]]));
});

test.each([
  ["there is no worker", { controller: null, getRegistration: async () => undefined }],
  [
    "storage is blocked",
    { controller: null, getRegistration: () => Promise.reject(new DOMException("Blocked")) },
  ],
])("nothing happens if %s", (_, serviceWorker) => {
  setNavigator("serviceWorker", serviceWorker);
  expect(() => postToWorker(CLEAR)).not.toThrow();
});
