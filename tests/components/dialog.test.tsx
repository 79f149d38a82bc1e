import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Dialog } from "@/components/ui/Dialog";

test("what is above a dialog can be pressed without closing it, such as the menu of a password manager", async () => {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  const onFill = vi.fn<() => void>();
  render(
    <>
      <button type="button" onClick={onFill}>
        Fill in
      </button>
      <Dialog title="Sign In" onClose={onClose}>
        <input aria-label="Email" />
      </Dialog>
    </>,
  );
  await user.click(screen.getByText("Fill in"));
  expect(onFill).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();

  const dialog = screen.getByRole("dialog");
  if (dialog.previousElementSibling) await user.click(dialog.previousElementSibling);
  expect(onClose).toHaveBeenCalledOnce();
});

test("Back on Android closes a dialog as soon as it can be closed", () => {
  const watchers: EventTarget[] = [];
  const destroy = vi.fn<() => void>();
  class Watcher extends EventTarget {
    readonly destroy = destroy;
    constructor() {
      super();
      watchers.push(this);
    }
  }
  vi.stubGlobal("CloseWatcher", Watcher);
  function goBack() {
    act(() => {
      watchers.at(-1)?.dispatchEvent(new Event("close"));
    });
  }
  const onClose = vi.fn<() => void>();
  const dialog = (isBusy: boolean) => (
    <Dialog title="Delete it?" isBusy={isBusy} onClose={onClose}>
      <input data-keeps-escape aria-label="Text" />
    </Dialog>
  );
  const { rerender, unmount } = render(dialog(true));
  goBack();
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialog(false));
  goBack();
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(destroy).toHaveBeenCalledOnce();
});

const onPage = (page: string, isOpen: boolean) => (
  <>
    <button type="button">Search</button>
    <main key={page} id="main" tabIndex={-1} />
    <Dialog title="Search" isOpen={isOpen} onClose={() => undefined}>
      <input aria-label="Text" />
    </Dialog>
  </>
);

test("a dialog that closes on another page gives the focus to that page", async () => {
  const user = userEvent.setup();
  const { rerender } = render(onPage("about", false));
  const button = screen.getByRole("button", { name: "Search" });
  await user.click(button);
  rerender(onPage("about", true));
  rerender(onPage("about", false));
  await waitFor(() => expect(button).toHaveFocus());
  rerender(onPage("about", true));
  rerender(onPage("skills", true));
  rerender(onPage("skills", false));
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});
