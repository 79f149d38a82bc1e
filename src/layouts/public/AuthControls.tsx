import { CircleUserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { useAuth } from "@/auth/use-auth";
import { useIsOwner } from "@/auth/use-is-owner";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Spinner } from "@/components/ui/Spinner";
import { useAuthDialog } from "@/auth/auth-dialog";
import { classNames } from "@/lib/class-names";
import { useHydrated } from "@/lib/hydration/use-hydrated";
import { mayHaveSession } from "@/lib/supabase/session-store";
import { paths } from "@/paths";
import { SignOutButton } from "../SignOutButton";
import { t } from "@/lib/words";

type Props = {
  onAction?: () => void;
  /** True in maintenance mode, which also closes the account page. */
  isClosed?: boolean;
};

/**
 * The sign-in button for visitors; Sign Out and the owner's link to the admin area for signed-in
 * users who have passed their second factor.
 */
export function AuthControls({ onAction, isClosed }: Props) {
  const { user, isLoading, needsCode } = useAuth();
  const isOwner = useIsOwner();
  const { open } = useAuthDialog();
  const isHydrated = useHydrated();

  const signIn = useRef<HTMLButtonElement>(null);
  const wasSignedIn = useRef(false);
  // It replaces Sign Out, and takes over its focus.
  useEffect(() => {
    if (wasSignedIn.current && document.activeElement === document.body) signIn.current?.focus();
    wasSignedIn.current = user !== null;
  }, [user]);

  function openDialog() {
    onAction?.();
    open();
  }

  if (isLoading && isHydrated && mayHaveSession()) {
    return (
      <span className="inline-flex size-11 items-center justify-center">
        <Spinner label={t("Checking who you are")} />
      </span>
    );
  }
  if (!user) {
    return (
      <Button
        ref={signIn}
        variant="secondary"
        size="small"
        // Hidden until it is known whether the visitor is signed in.
        className={classNames("min-h-11", isLoading && "in-data-session:invisible")}
        onClick={openDialog}
      >
        {t("Sign In")}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwner && (
        <ButtonLink to={paths.admin} size="small" className="min-h-11">
          {t("Admin")}
        </ButtonLink>
      )}
      {needsCode ? (
        <Button size="small" className="min-h-11" onClick={openDialog}>
          {t("Enter code")}
        </Button>
      ) : isClosed ? null : (
        // Only the icon in the navigation bar, because the page links need the room.
        <ButtonLink
          to={paths.account}
          variant="ghost"
          size="small"
          className="min-h-11 max-md:border max-md:border-line-strong md:w-11 md:px-0"
          onClick={onAction}
        >
          <CircleUserRound aria-hidden className="size-4.5" strokeWidth={1.75} />
          <span className="md:sr-only">{t("Account")}</span>
        </ButtonLink>
      )}
      <SignOutButton variant="secondary" size="small" className="min-h-11" onAction={onAction} />
    </div>
  );
}
