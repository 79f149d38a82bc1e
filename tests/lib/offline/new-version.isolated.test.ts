import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { recoverFromNewVersions } from "@/lib/offline/new-version";
import { server } from "../../support/server";

// The listener stays for as long as the page, so there is one page in this file.
test("a page of a new version is known also where a host has taken quotes out of it", async () => {
  server.use(
    http.get("*/", () =>
      HttpResponse.html("<script src=/assets/new.js></script><div id=root></div>"),
    ),
  );
  const reload = vi.fn<() => void>();
  recoverFromNewVersions("https://my.site/assets/old.js", reload);
  const failed = new Event("vite:preloadError", { cancelable: true });
  window.dispatchEvent(Object.assign(failed, { payload: new Error("gone") }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
