import type { ReactNode } from "react";
import { useSignOut } from "@/auth/use-sign-out";
import { Button } from "@/components/ui/Button";
import type { ButtonSize, ButtonVariant } from "@/components/ui/button-class";
import { useDraftsQuestion } from "@/components/use-drafts-question";
import { t } from "@/lib/words";

type Props = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** Called before the question appears, e.g. to close a menu. */
  onAction?: (() => void) | undefined;
  /** Replaced by a spinner while signing out. */
  icon?: ReactNode;
  children?: ReactNode;
};

/** Signs out on this device; asks first when there is unsaved text. */
export function SignOutButton({ onAction, icon, children = t("Sign Out"), ...buttonProps }: Props) {
  const signOut = useSignOut();
  const { ask, question } = useDraftsQuestion();
  return (
    <>
      <Button
        {...buttonProps}
        isBusy={signOut.isPending}
        onClick={() => {
          onAction?.();
          ask(() => signOut.mutate("local"));
        }}
      >
        {!signOut.isPending && icon}
        {children}
      </Button>
      {question}
    </>
  );
}
