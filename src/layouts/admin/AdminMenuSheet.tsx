import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useEffect, type RefObject } from "react";
import { IconButton } from "@/components/ui/IconButton";
import { useBackAsEscape } from "@/components/ui/use-back-as-escape";
import { useReturnFocus } from "@/components/ui/use-return-focus";
import { useCloseOnBack } from "@/components/use-close-on-back";
import { t } from "@/lib/words";
import { AdminNavigation } from "./AdminNavigation";
import { PHONE } from "./use-sidebar";

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus back when the sheet closes. */
  button: RefObject<HTMLButtonElement | null>;
};

/** The sidebar on phones: a sheet of 18rem. */
export function AdminMenuSheet({ isOpen, onOpenChange, button }: Props) {
  const returnFocus = useReturnFocus(isOpen, () => button.current);
  useBackAsEscape(isOpen);
  useCloseOnBack(() => onOpenChange(false));
  // The sidebar replaces the button when the window becomes wide.
  useEffect(() => {
    if (!isOpen) return;
    const phone = window.matchMedia(PHONE);
    const close = () => onOpenChange(false);
    phone.addEventListener("change", close);
    return () => phone.removeEventListener("change", close);
  }, [isOpen, onOpenChange]);

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-70 bg-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="dark fixed inset-y-0 inset-s-0 z-70 flex w-72 max-w-[85vw] flex-col border-e bg-paper-sunk text-ink"
        >
          <div className="flex h-14 shrink-0 items-center justify-between border-b ps-7 pe-1">
            <Radix.Title className="flex items-center gap-4 font-serif text-xl">
              <span aria-hidden className="size-2.5 bg-accent" />
              {t("Admin Panel")}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t("Close menu")} icon={<X aria-hidden className="size-5" />} />
            </Radix.Close>
          </div>
          <AdminNavigation onNavigate={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
