import { useMutation } from "@tanstack/react-query";
import { useAuth } from "./use-auth";

/** Signs out on this device. Apart from the other actions, which come with the sign-in dialog. */
export function useSignOut() {
  const { signOut } = useAuth();
  return useMutation({
    mutationFn: signOut,
    meta: { failure: ({ message }) => ({ title: "Error", description: message }) },
  });
}
