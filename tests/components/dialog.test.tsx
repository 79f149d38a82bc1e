import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, onTestFinished, test, vi } from "vitest";
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
  onTestFinished(() => void vi.unstubAllGlobals());
  const goBack = () => act(() => watchers.at(-1)?.dispatchEvent(new Event("close")));
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

test("the focus stays where closing a dialog has led", async () => {
  const user = userEvent.setup();
  function Dialogs() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <main id="main" tabIndex={-1} />
        <Dialog
          title="Search"
          isOpen={isOpen}
          onClose={() => {
            flushSync(() => setIsOpen(false));
            document.getElementById("main")?.focus();
          }}
        >
          <input aria-label="Text" />
        </Dialog>
      </>
    );
  }
  render(<Dialogs />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.keyboard("{Escape}");
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.getByRole("main")).toHaveFocus();
});
