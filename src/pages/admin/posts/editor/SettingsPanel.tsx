import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { IconButton } from "@/components/ui/IconButton";
import { classNames } from "@/lib/class-names";
import { t } from "@/lib/words";
import { SETTINGS_BUTTON } from "./EditorBar";

type Props = {
  id: string;
  isSheet: boolean;
  /** Covers the preview if there is no room for three columns. */
  isOver: boolean;
  onClose: () => void;
  children: ReactNode;
};

const settingsButton = () => document.getElementById(SETTINGS_BUTTON);

/** The settings beside the text; on a phone a sheet over it. */
export function SettingsPanel({ id, isSheet, isOver, onClose, children }: Props) {
  if (isSheet)
    return (
      <Dialog onClose={onClose} title={t("Settings")} size="wide" returnFocusTo={settingsButton}>
        <div id={id} className="grid gap-8">
          {children}
        </div>
      </Dialog>
    );
  return (
    <aside
      id={id}
      aria-label={t("Settings")}
      className={classNames(
        "w-88 shrink-0 overflow-y-auto border-s bg-paper-raised p-5",
        isOver ? "absolute inset-y-0 inset-e-0 z-10 min-[100rem]:relative" : "relative",
      )}
    >
      <div className="-mt-2 mb-3 flex items-center justify-between">
        <h2 className="font-serif text-title">{t("Settings")}</h2>
        <IconButton
          label={t("Close settings")}
          icon={<X aria-hidden className="size-5" />}
          onClick={() => {
            onClose();
            settingsButton()?.focus();
          }}
          className="-me-3"
        />
      </div>
      <div className="grid gap-8">{children}</div>
    </aside>
  );
}
