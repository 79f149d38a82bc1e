import { Mail } from "lucide-react";
import { Suspense, useContext, useState } from "react";
import { classNames } from "@/lib/class-names";
import { HOW_TO_LOAD } from "@/lib/not-loaded";
import { ErrorBoundary } from "./ErrorBoundary";
import { MailFormContext } from "./mail-form-context";
import type { Topic } from "./SubscribeForm";
import { Skeleton } from "./ui/Skeleton";
import { t } from "@/lib/words";

type Props = {
  /** The options, the most likely first. */
  topics: readonly Topic[];
  className?: string;
};

/** Offers new articles by email: a line, and the form, loaded when it is pressed. */
export function MailHint({ topics, className }: Props) {
  const mailForm = useContext(MailFormContext);
  const [isOpen, setIsOpen] = useState(false);
  if (!mailForm) return null;
  if (isOpen) {
    return (
      <div className={classNames("print:hidden", className)}>
        <ErrorBoundary
          fallback={
            <p role="alert" className="text-sm">
              {t("The form could not be loaded. {hint}", { hint: HOW_TO_LOAD })}
            </p>
          }
        >
          <Suspense fallback={<Skeleton className="h-40" />}>{mailForm(topics)}</Suspense>
        </ErrorBoundary>
      </div>
    );
  }
  return (
    <p className={classNames("text-sm text-ink-muted print:hidden noscript:hidden", className)}>
      {t("{button} — at most one email a day.", {
        button: (
          <button
            type="button"
            onClick={() => setIsOpen(true)}
            className="inline-flex cursor-pointer items-baseline gap-2 text-ink underline decoration-line-strong underline-offset-4 hover:text-accent pointer-coarse:py-2.5"
          >
            <Mail aria-hidden className="size-4 self-center" />
            {t("Email me new articles")}
          </button>
        ),
      })}
    </p>
  );
}
