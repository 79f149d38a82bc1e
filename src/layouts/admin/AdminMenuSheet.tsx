import * as Radix from "@radix-ui/react-dialog";
import { Menu, X } from "lucide-react";
import { useEffect } from "react";
import { IconButton } from "@/components/ui/IconButton";
import { AdminNavigation } from "./AdminNavigation";
import { PHONE } from "./use-sidebar";

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The sidebar of phones: a sheet of 18rem behind a button. */
export function AdminMenuSheet({ isOpen, onOpenChange }: Props) {
  // On a screen that has become wide the button is gone and the sidebar stands in its place.
  useEffect(() => {
    if (!isOpen) return;
    const phone = window.matchMedia(PHONE);
    const close = () => onOpenChange(false);
    phone.addEventListener("change", close);
    return () => phone.removeEventListener("change", close);
  }, [isOpen, onOpenChange]);

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <IconButton
          label="Open menu"
          icon={<Menu aria-hidden className="size-5" />}
          className="-ml-2 md:hidden"
        />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          className="dark fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-r bg-paper-sunk text-ink"
        >
          <div className="flex h-14 shrink-0 items-center justify-between border-b pr-1 pl-7">
            <Radix.Title className="flex items-center gap-4 font-serif text-xl">
              <span aria-hidden className="size-2.5 bg-accent" />
              Admin Panel
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close menu" icon={<X aria-hidden className="size-5" />} />
            </Radix.Close>
          </div>
          <AdminNavigation onNavigate={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
