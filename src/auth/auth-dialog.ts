import { createContext, useContext } from "react";

type AuthDialog = { open: () => void };

export const AuthDialogContext = createContext<AuthDialog>({ open: () => undefined });

/** Opens the sign-in dialog from anywhere below the layout. */
export function useAuthDialog(): AuthDialog {
  return useContext(AuthDialogContext);
}
