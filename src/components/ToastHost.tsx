import { useEffect, useRef } from "react";
import { Toaster, toast, useSonner } from "sonner";
import { useMediaQuery } from "@/lib/browser/use-media-query";
import { listenForNotices, type Notice } from "@/lib/notify";
import { useTheme } from "@/lib/browser/theme";
import { t } from "@/lib/words";
import { keepToastsClear } from "./toast-placement";

/**
 * Screen readers report what is added to a live region that they know, and need a moment to get to know it, in
 * milliseconds: what they had with it would remain unsaid.
 */
const UNTIL_KNOWN = 200;

/** Shows notices as toasts. The only module that imports the toast library; loaded after the page. */
export function ToastHost() {
  const [theme] = useTheme();
  const toaster = useRef<HTMLElement>(null);
  const hasToasts = useSonner().toasts.length > 0;
  const side = import.meta.env.DIRECTION ? "right" : "left";
  // On a phone the thumb, the keyboard and action bars are at the bottom. Elsewhere the buttons of lists and
  // the back-to-top button are at the right, and the end of the owner's sidebar at the lower left.
  const edge = useMediaQuery("(width < 48rem)") ? "top" : "bottom";
  const offset = { [edge]: "var(--toast-offset, 12px)" };
  useEffect(showNotices, []);
  useEffect(() => {
    if (!hasToasts || !toaster.current) return undefined;
    return keepToastsClear(toaster.current, edge);
  }, [hasToasts, edge]);
  return (
    <Toaster
      ref={toaster}
      theme={theme ?? "light"}
      position={edge === "top" ? "top-center" : `bottom-${side}`}
      // Above dialogs, but below full-screen layers. As wide as the sidebar and its margin.
      className="z-60! [--width:17rem]!"
      containerAriaLabel={t("Notifications")}
      closeButton
      offset={{ ...offset, [side]: 12 }}
      mobileOffset={offset}
      toastOptions={{
        closeButtonAriaLabel: t("Close notification"),
        // A target for a thumb.
        actionButtonStyle: { height: "2.25rem", paddingInline: "0.75rem" },
        classNames: {
          toast:
            "!rounded-xs !border !border-line !bg-paper-raised !text-ink !font-sans ![box-shadow:none] data-[type=error]:!border-danger",
          description: "!text-ink-muted",
          actionButton: "!bg-ink !text-paper !rounded-xs",
          closeButton: "!size-6 !bg-paper-raised !text-ink !border-line",
        },
      }}
    />
  );
}

/** Until it listens, notices are queued. */
function showNotices(): () => void {
  let disconnect: (() => void) | undefined;
  const timer = setTimeout(() => {
    disconnect = listenForNotices(show);
  }, UNTIL_KNOWN);
  return () => {
    clearTimeout(timer);
    disconnect?.();
  };
}

function show({ title, description, tone = "neutral", action }: Notice): void {
  const options = { description, action, duration: action ? 8_000 : 5_000 };
  if (tone === "success") toast.success(title, options);
  else if (tone === "danger") toast.error(title, options);
  else toast(title, options);
}
