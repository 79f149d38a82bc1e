import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useEffect, useRef, useState, type DOMAttributes, type ReactNode } from "react";
import { isComposingKey } from "@/lib/browser/is-composing";
import { classNames } from "@/lib/class-names";
import { IconButton } from "./IconButton";
import { useBackAsEscape } from "./use-back-as-escape";
import { useReturnFocus } from "./use-return-focus";
import { t } from "@/lib/words";

type Props = {
  /** False for one that stays mounted while it is closed. */
  isOpen?: boolean;
  /** It cannot be closed in the meantime. */
  isBusy?: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** A wide dialog fills the whole screen of a phone, as does the palette's. */
  size?: "narrow" | "wide" | "palette" | "screen";
  /** Gets focus on closing, instead of the control that opened the dialog. */
  returnFocusTo?: (() => HTMLElement | null) | undefined;
  /** Handlers for files that are dropped or pasted anywhere in the dialog. */
  dropHandlers?: Pick<
    DOMAttributes<HTMLElement>,
    "onDragOver" | "onDragLeave" | "onDrop" | "onPaste"
  >;
  children: ReactNode;
};

const CENTERED = "sm:top-1/2 sm:max-h-[92dvh] sm:-translate-y-1/2";
const sizes = {
  // On a phone there is room for a toast above it.
  narrow: `${CENTERED} max-h-[calc(100dvh-6.5rem)] sm:max-w-md`,
  wide: `${CENTERED} max-sm:h-dvh sm:max-w-4xl`,
  // Keeps its position while the results change.
  palette: "flex h-dvh flex-col sm:top-[10dvh] sm:h-[min(40rem,80dvh)] sm:max-w-2xl",
  screen: "flex h-dvh flex-col sm:top-0",
};

/** A modal dialog: traps focus, closes on Escape and restores focus. */
export function Dialog({
  isOpen = true,
  isBusy = false,
  onClose,
  title,
  description,
  size = "narrow",
  returnFocusTo,
  dropHandlers,
  children,
}: Props) {
  const overlay = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const returnFocus = useReturnFocus(isOpen, returnFocusTo);
  useBackAsEscape(isOpen);
  // The overlay covers the page. What is above it, such as toasts and the menus of password managers, is not part of the
  // page that Radix switches off. Its effect comes first, in the same render.
  useEffect(() => {
    if (content) document.body.style.pointerEvents = "";
  }, [content]);

  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
    >
      <Radix.Portal>
        {/* Inside the content's portal, so that a nested dialog dims the one below. */}
        <Radix.Overlay ref={overlay} className="fixed inset-0 z-50 bg-overlay" />
        <Radix.Content
          {...dropHandlers}
          ref={setContent}
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={enter}
          onCloseAutoFocus={returnFocus}
          // Radix leads the focus around the ends without scrolling, and it may be far from there.
          onKeyUp={({ key, target }) => {
            if (key === "Tab" && target instanceof Element)
              target.scrollIntoView({ block: "nearest" });
          }}
          onInteractOutside={(event) => {
            if (event.detail.originalEvent.target !== overlay.current) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            // An editor uses the key itself.
            const { target } = event;
            const keepsEscape = target instanceof Element && target.closest("[data-keeps-escape]");
            if (keepsEscape || isComposingKey(event)) event.preventDefault();
          }}
          className={classNames(
            "fixed inset-x-0 bottom-0 mx-auto w-full scroll-py-[20%] overflow-y-auto border border-line bg-paper-raised p-5 sm:bottom-auto sm:p-8",
            size === "screen" ? "z-70" : "z-50",
            sizes[size],
          )}
        >
          <div className="mb-6">
            <Radix.Title className="me-10 user-text font-serif text-title">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1 user-text text-ink-muted">
                {description}
              </Radix.Description>
            )}
          </div>
          {children}
          {/* Last in DOM order, so that focus starts in the content. */}
          <Radix.Close asChild>
            <IconButton
              label={t("Close")}
              aria-disabled={isBusy || undefined}
              icon={<X aria-hidden className="size-5" />}
              className="absolute inset-e-3 top-3 sm:inset-e-6 sm:top-6"
            />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Starts in the invalid field or else in a form's first one, instead of on the close button. */
function enter(event: Event) {
  const dialog = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
  const field =
    dialog?.querySelector<HTMLElement>("[aria-invalid]") ??
    dialog?.querySelector<HTMLElement>("input, textarea, select, [role=switch]");
  if (!field) return;
  event.preventDefault();
  field.focus();
}
