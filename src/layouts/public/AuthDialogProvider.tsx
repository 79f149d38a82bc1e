import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { AuthDialogContext } from "@/auth/auth-dialog";
import { endNewLinkOffer, useNewLinkOffer } from "@/auth/new-link-offer";
import { useAuth } from "@/auth/use-auth";
import { LoadedLater } from "@/components/LoadedLater";
import { lazyPart } from "@/lib/lazy-part";
import { notify } from "@/lib/notify";
import { t } from "@/lib/words";

const SignInDialog = lazyPart(() => import("./SignInDialog"), "SignInDialog");
const NewPasswordDialog = lazyPart(() => import("../NewPasswordDialog"), "NewPasswordDialog");

type Props = { children: ReactNode };

/** Provides the dialogs for signing in and setting a password, loaded when first needed. */
export function AuthDialogProvider({ children }: Props) {
  const { user, needsCode, isRecovering, ended, acceptEnd } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [neededCode, setNeededCode] = useState(needsCode);
  const afterSignIn = useRef<() => void>(undefined);
  const isNewLinkOffered = useNewLinkOffer();
  // Closes after signing in. Otherwise the dialog would be open again after signing out.
  if (user && !needsCode && isOpen) setIsOpen(false);
  if (isNewLinkOffered && !user && !isOpen) {
    setWasOpened(true);
    setIsOpen(true);
  }
  if (neededCode !== needsCode) {
    setNeededCode(needsCode);
    // The code was entered, or the user has signed out instead.
    if (!needsCode) setIsOpen(false);
  }
  function close() {
    endNewLinkOffer();
    afterSignIn.current = undefined;
    setIsOpen(false);
  }
  function giveUp() {
    close();
    setWasOpened(false);
  }
  const dialog = useMemo(
    () => ({
      open: (onSignedIn?: () => void) => {
        afterSignIn.current = onSignedIn;
        setWasOpened(true);
        setIsOpen(true);
      },
    }),
    [],
  );

  useEffect(() => {
    if (user) endNewLinkOffer();
  }, [user]);

  // After each render: the dialog may be asked for when its visitor has already signed in elsewhere.
  useEffect(() => {
    if (!user || needsCode) return;
    afterSignIn.current?.();
    afterSignIn.current = undefined;
  });

  useEffect(() => {
    if (!ended) return;
    acceptEnd();
    notify({
      title: t("Your session has ended"),
      description: t("Sign in again to continue under your name. What you typed is still here."),
      action: { label: t("Sign In"), onClick: () => dialog.open() },
    });
  }, [ended, acceptEnd, dialog]);

  return (
    <AuthDialogContext value={dialog}>
      {children}
      {wasOpened && (
        <LoadedLater what={t("The sign-in form")} onFailure={giveUp}>
          <SignInDialog isOpen={isOpen} onClose={close} />
        </LoadedLater>
      )}
      {isRecovering && (
        <LoadedLater what={t("The sign-in form")}>
          <NewPasswordDialog />
        </LoadedLater>
      )}
    </AuthDialogContext>
  );
}
