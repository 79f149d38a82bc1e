import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useRef } from "react";
import { expect, test, vi } from "vitest";
import { Dialog } from "@/components/ui/Dialog";

/** Content that takes the focus when it appears. */
function FocusedField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Email" />;
}
const contents = [
  ["a field", <input key="field" aria-label="Email" />],
  ["content that takes the focus", <FocusedField key="focused" />],
] as const;

test.each(contents)(
  "what is above a dialog with %s can be pressed without closing it, such as the menu of a password manager",
  async (_what, content) => {
    const user = userEvent.setup();
    const onClose = vi.fn<() => void>();
    const onFill = vi.fn<() => void>();
    render(
      <>
        <button type="button" onClick={onFill}>
          Fill in
        </button>
        <Dialog title="Sign In" onClose={onClose}>
          {content}
        </Dialog>
      </>,
    );
    await user.click(screen.getByText("Fill in"));
    expect(onFill).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();

    const dialog = screen.getByRole("dialog");
    if (dialog.previousElementSibling) await user.click(dialog.previousElementSibling);
    expect(onClose).toHaveBeenCalledOnce();
  },
);

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

test.each(contents)(
  "a dialog with %s that closes on another page gives the focus to that page",
  async (_what, content) => {
    const onPage = (page: string, isOpen: boolean, isUsable = true) => (
      <>
        <button type="button" disabled={!isUsable}>
          Search
        </button>
        <main key={page} id="main" tabIndex={-1} />
        <Dialog title="Search" isOpen={isOpen} onClose={() => undefined}>
          {content}
        </Dialog>
      </>
    );
    const user = userEvent.setup();
    const { rerender } = render(onPage("about", false));
    const button = screen.getByRole("button", { name: "Search" });
    await user.click(button);
    rerender(onPage("about", true));
    expect(screen.getByLabelText("Email")).toHaveFocus();
    rerender(onPage("about", false));
    await waitFor(() => expect(button).toHaveFocus());
    rerender(onPage("about", true));
    rerender(onPage("skills", true));
    rerender(onPage("skills", false));
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());

    button.focus();
    rerender(onPage("skills", true));
    rerender(onPage("skills", false, false));
    await waitFor(() => expect(screen.getByRole("main"), "instead of the opener").toHaveFocus());
  },
);
