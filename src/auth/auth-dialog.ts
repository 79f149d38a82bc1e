import { createContext, useContext } from "react";

type AuthDialog = {
  /** @param onSignedIn called when the visitor has signed in, unless the dialog was closed before */
  open: (onSignedIn?: () => void) => void;
};

export const AuthDialogContext = createContext<AuthDialog>({ open: () => undefined });

/** Opens the sign-in dialog from anywhere below the layout. */
export function useAuthDialog(): AuthDialog {
  return useContext(AuthDialogContext);
}
