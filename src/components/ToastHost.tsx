import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { listenForNotices, type Notice } from "@/lib/notify";
import { useTheme } from "@/lib/browser/theme";

/**
 * Shows notices as toasts. The only module that imports the toast library; loaded after the page.
 */
export function ToastHost() {
  const [theme] = useTheme();
  useEffect(() => listenForNotices(show), []);
  return (
    <Toaster
      theme={theme ?? "light"}
      position="bottom-right"
      closeButton
      offset={{ bottom: "calc(24px + var(--bottom-bar))" }}
      mobileOffset={{ bottom: "calc(16px + var(--bottom-bar))" }}
      toastOptions={{
        classNames: {
          toast:
            "!rounded-xs !border !border-line !bg-paper-raised !text-ink !font-sans !shadow-none data-[type=error]:!border-danger",
          description: "!text-ink-muted",
          actionButton: "!bg-ink !text-paper !rounded-xs",
          closeButton: "!bg-paper-raised !text-ink !border-line",
        },
      }}
    />
  );
}

function show({ title, description, tone = "neutral", action }: Notice): void {
  const options = { description, action, duration: action ? 8_000 : 5_000 };
  if (tone === "success") toast.success(title, options);
  else if (tone === "danger") toast.error(title, options);
  else toast(title, options);
}
