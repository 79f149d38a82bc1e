import { useEffect, useState, type ReactNode } from "react";
import { unsavedTexts } from "@/lib/drafts/unsaved-texts";
import { afterPageLoad } from "@/lib/hydration/after-page-load";
import { lazyPart } from "@/lib/lazy-part";
import { LoadedLater } from "./LoadedLater";
import { t } from "@/lib/words";

const loadDialog = () => import("./ui/ConfirmDialog");
const ConfirmDialog = lazyPart(loadDialog, "ConfirmDialog");

type Question = { texts: string; signOut: () => void };

/**
 * For signing out: asks first if there is unsaved text in this browser, because signing out removes it.
 *
 * @returns `ask`, which signs out at once if there is nothing to ask, and the dialog to render
 */
export function useDraftsQuestion(): { ask: (signOut: () => void) => void; question: ReactNode } {
  const [pending, setPending] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  // The user may want to sign out offline, too.
  useEffect(() => afterPageLoad(() => void loadDialog().catch(() => undefined)), []);

  return {
    ask: (signOut) => {
      const texts = unsavedTexts();
      if (!texts) {
        signOut();
        return;
      }
      setPending({ texts, signOut });
      setIsOpen(true);
    },
    question: pending && (
      <LoadedLater what={t("There is unsaved text, and the question about it")}>
        <ConfirmDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={t("Sign out and discard?")}
          description={t(
            "Not saved yet: {texts}. Signing out removes what you typed from this browser.",
            { texts: pending.texts },
          )}
          confirmLabel={t("Sign out and discard")}
          cancelLabel={t("Stay")}
          onConfirm={() => {
            setIsOpen(false);
            pending.signOut();
          }}
        />
      </LoadedLater>
    ),
  };
}
