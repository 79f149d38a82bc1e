import { ArrowLeft, PanelRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ModeChips } from "@/components/admin/editor/ModeChips";
import { Button } from "@/components/ui/Button";
import { IconButton } from "@/components/ui/IconButton";
import { t } from "@/lib/words";
import { useListPath } from "../from-list";

type Props = {
  title: string;
  status: ReactNode;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
  settingsId: string;
  isSettingsOpen: boolean;
  onSettings: () => void;
  onCancel: () => void;
  isSaving: boolean;
  saveButton: ReactNode;
};

/** Id of the button that opens the settings, to restore focus. */
export const SETTINGS_BUTTON = "post-settings-button";

/** The bar above the text; on a phone the actions are at the bottom of the screen. */
export function EditorBar(props: Props) {
  const listPath = useListPath();
  return (
    <header
      data-keep-clear
      className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b px-2 py-1.5 max-lg:gap-y-1 md:px-4 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto]"
    >
      <Link
        to={listPath}
        aria-label={t("Back to posts")}
        title={t("Back to posts")}
        className="icon-button max-[20rem]:hidden lg:row-span-2"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <h1 className="text-sm/5 font-medium max-[20rem]:sr-only">{props.title}</h1>
      <div className="overflow-hidden max-lg:order-last max-lg:col-span-full max-lg:pb-1 max-md:px-2 lg:col-start-2 lg:row-start-2">
        {props.status}
      </div>
      <IconButton
        id={SETTINGS_BUTTON}
        label={t("Settings")}
        icon={<PanelRight aria-hidden className="size-5" />}
        aria-expanded={props.isSettingsOpen}
        aria-controls={props.settingsId}
        onClick={props.onSettings}
        className="aria-expanded:bg-paper-sunk aria-expanded:text-ink md:size-9 lg:row-span-2"
      />
      <Button
        variant="ghost"
        size="small"
        className="lg:row-span-2"
        disabled={props.isSaving}
        onClick={props.onCancel}
      >
        {t("Cancel")}
      </Button>
      <div
        data-keep-clear
        className="flex items-center gap-2 max-lg:col-span-full max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:flex-wrap max-md:border-t max-md:bg-paper-raised max-md:p-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:row-span-2"
      >
        <ModeChips
          isPreview={props.isPreview}
          onPreview={props.onPreview}
          className="me-auto max-w-full shrink-0 flex-wrap max-sm:*:px-1.5"
        />
        {props.saveButton}
      </div>
    </header>
  );
}
