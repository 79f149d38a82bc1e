import { useState } from "react";
import { endNewLinkOffer, useNewLinkOffer } from "@/auth/new-link-offer";
import { useAuth } from "@/auth/use-auth";

export type SignInMode = "sign-in" | "sign-up" | "forgot-password" | "check-email" | "new-link";

/** Heading of each mode; of the first two also the button. */
export const signInTitles: Record<SignInMode, string> = {
  "sign-in": "Sign In",
  "sign-up": "Create Account",
  "forgot-password": "Reset Password",
  "check-email": "Check your email",
  "new-link": "Confirm your address",
};

/** What the sign-in form is for: signing in at first, or a new link for who opened one in vain. */
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
