import { useState } from "react";
import { endNewLinkOffer, useNewLinkOffer } from "@/auth/new-link-offer";
import { useAuth } from "@/auth/use-auth";
import { t } from "@/lib/words";

export type SignInMode = "sign-in" | "sign-up" | "forgot-password" | "check-email" | "new-link";

/** Heading of each mode, and the button's label in the first two. */
export const signInTitles: Record<SignInMode, string> = {
  "sign-in": t("Sign In"),
  "sign-up": t("Create Account"),
  "forgot-password": t("Reset Password"),
  "check-email": t("Check your email"),
  "new-link": t("Confirm your address"),
};

/** The mode of the sign-in form: signing in by default, a new link if a confirmation link has failed. */
export function useSignInMode(): [SignInMode, (mode: SignInMode) => void] {
  const [mode, setMode] = useState<SignInMode>("sign-in");
  const isOffered = useNewLinkOffer();
  const { user } = useAuth();
  // The link was opened, perhaps in another tab.
  if (user && mode === "check-email") setMode("sign-in");
  function change(next: SignInMode) {
    endNewLinkOffer();
    setMode(next);
  }
  return [isOffered ? "new-link" : mode, change];
}
