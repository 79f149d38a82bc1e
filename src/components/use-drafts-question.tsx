import { useEffect, useState, type ReactNode } from "react";
import { unsavedTexts } from "@/lib/drafts/unsaved-texts";
import { afterPageLoad } from "@/lib/hydration/after-page-load";
import { lazyPart } from "@/lib/lazy-part";
import { LoadedLater } from "./LoadedLater";
import { t } from "@/lib/words";

const loadQuestion = () => import("./SignOutQuestion");
const SignOutQuestion = lazyPart(loadQuestion, "SignOutQuestion");

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
  useEffect(() => afterPageLoad(() => void loadQuestion().catch(() => undefined)), []);

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
      <LoadedLater
        what={t("You have unsaved text, and the question about it")}
        onFailure={() => setPending(undefined)}
      >
        <SignOutQuestion
          isOpen={isOpen}
          texts={pending.texts}
          onClose={() => setIsOpen(false)}
          onConfirm={() => {
            setIsOpen(false);
            pending.signOut();
          }}
        />
      </LoadedLater>
    ),
  };
}
