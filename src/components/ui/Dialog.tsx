import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { IconButton } from "./IconButton";

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  size?: "narrow" | "wide";
  children: ReactNode;
};

/** A modal dialog: focus stays inside, Escape closes it, and focus goes back where it came from. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  size = "narrow",
  children,
}: Props) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-overlay" />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          className={classNames(
            "fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full overflow-y-auto border border-line bg-paper-raised p-5 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:p-8",
            size === "narrow" ? "sm:max-w-md" : "sm:max-w-4xl",
          )}
        >
          <div className="mb-6 flex items-start justify-between gap-4">
            <div>
              <Radix.Title className="font-serif text-title">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-ink-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden className="size-5" />} className="-mt-2 -mr-2" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
