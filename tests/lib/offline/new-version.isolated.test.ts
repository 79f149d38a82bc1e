import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { recoverFromNewVersions } from "@/lib/offline/new-version";
import { server } from "../../support/server";

// The listener lasts as long as the page, so this file has a single test.
test("a page of a new version is recognised even if a host has removed its quotes", async () => {
  server.use(
    http.get("*/", () =>
      HttpResponse.html("<script src=/assets/new.js></script><div id=root></div>"),
    ),
  );
  const reload = vi.fn<() => void>();
  recoverFromNewVersions("https://my.site/assets/old.js", reload);
  const failed = new Event("vite:preloadError", { cancelable: true });
  window.dispatchEvent(Object.assign(failed, { payload: new Error("gone") }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
