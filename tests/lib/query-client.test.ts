import { waitFor } from "@testing-library/react";
import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { listenForNotices, notify, type Notice } from "@/lib/notify";
import { createQueryClient } from "@/lib/query-client";

const succeeds = () => Promise.resolve("answer");
const fails = () => Promise.reject(new Error("refused"));

function listen(): Notice[] {
  const notices: Notice[] = [];
  onTestFinished(listenForNotices((notice) => notices.push(notice)));
  return notices;
}

test("a mutation's declared notice is shown after success, made from its result and its argument", async () => {
  const notices = listen();
  const mutation = new MutationObserver(createQueryClient(), {
    mutationFn: (name: string) => Promise.resolve(name.length),
    meta: { success: (data: number, name: string) => ({ title: `${name}: ${data}` }) },
  });
  await mutation.mutate("four");

  expect(notices).toEqual([{ tone: "success", title: "four: 4" }]);
});

test("a mutation's declared notice is shown after a failure, in the style of errors", async () => {
  const notices = listen();
  const mutation = new MutationObserver(createQueryClient(), {
    mutationFn: fails,
    meta: {
      success: () => ({ title: "Done" }),
      failure: (error: Error) => ({ title: "Error", description: error.message }),
    },
  });
  await expect(mutation.mutate()).rejects.toThrow("refused");

  expect(notices).toEqual([{ tone: "danger", title: "Error", description: "refused" }]);
});

test("a mutation may declare only titles, and a failure shows its message below", async () => {
  const notices = listen();
  const queryClient = createQueryClient();
  const meta = { success: "Saved", failure: "Not saved" };
  await new MutationObserver(queryClient, { mutationFn: succeeds, meta }).mutate();
  const failing = new MutationObserver(queryClient, { mutationFn: fails, meta });
  await expect(failing.mutate()).rejects.toThrow("refused");

  expect(notices).toEqual([
    { tone: "success", title: "Saved" },
    { tone: "danger", title: "Not saved", description: "refused" },
  ]);
});

test("an ended session is not reported as a failure, because the page asks to sign in again", async () => {
  const notices = listen();
  const over = toBackendError({ code: "PGRST303", message: "JWT expired" }, 401);
  const mutation = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(over),
    meta: { failure: () => ({ title: "Error" }) },
  });
  await expect(mutation.mutate()).rejects.toBe(over);

  expect(notices).toEqual([]);
});

test("a mutation may set the tone itself, or show no notice", async () => {
  const notices = listen();
  const queryClient = createQueryClient();
  await new MutationObserver(queryClient, {
    mutationFn: succeeds,
    meta: { success: () => ({ title: "Kept quiet", tone: "neutral" }) },
  }).mutate();
  await new MutationObserver(queryClient, { mutationFn: succeeds }).mutate();

  expect(notices).toEqual([{ title: "Kept quiet", tone: "neutral" }]);
});

test("a mutation refreshes the declared queries, even after a failure", async () => {
  listen();
  const queryClient = createQueryClient();
  const queryFn = vi.fn<() => Promise<string>>(succeeds);
  const other = vi.fn<() => Promise<string>>(succeeds);
  for (const [queryKey, fn] of [
    [["comments", "1"], queryFn],
    [["posts"], other],
  ] as const) {
    onTestFinished(new QueryObserver(queryClient, { queryKey, queryFn: fn }).subscribe(() => {}));
  }
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1));

  const meta = { invalidates: [["comments"]] };
  await new MutationObserver(queryClient, { mutationFn: fails, meta })
    .mutate()
    .catch(() => undefined);
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));

  await new MutationObserver(queryClient, { mutationFn: succeeds, meta }).mutate();
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(3));
  expect(other).toHaveBeenCalledTimes(1);
});

test("a failed query is reported at once, not retried silently", async () => {
  const queryFn = vi.fn<() => Promise<never>>(fails);

  await expect(createQueryClient().fetchQuery({ queryKey: ["x"], queryFn })).rejects.toThrow(
    "refused",
  );
  expect(queryFn).toHaveBeenCalledOnce();
});

test("offline, a query fails instead of loading forever", async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const queryClient = createQueryClient();

  await expect(queryClient.fetchQuery({ queryKey: ["x"], queryFn: fails })).rejects.toThrow(
    "refused",
  );
  const mutation = new MutationObserver(queryClient, { mutationFn: fails });
  await expect(mutation.mutate()).rejects.toThrow("refused");
});

test("a notice given before the toaster has loaded waits for it, and is shown once", () => {
  notify({ title: "Early" });
  const first = listen();
  const second = listen();

  expect(first).toEqual([{ title: "Early" }]);
  expect(second).toEqual([]);
});
