import { useMutation } from "@tanstack/react-query";
import { tellWorker } from "@/lib/offline/worker-messages";
import { useAuth } from "./use-auth";

/** Signs out on this device. Apart from the other actions, which come with the sign-in dialog. */
export function useSignOut() {
  const { signOut } = useAuth();
  return useMutation({
    mutationFn: signOut,
    // The next person at this device need not see what was read.
    onSuccess: () => tellWorker({ kind: "forget" }),
    meta: { failure: ({ message }) => ({ title: "Error", description: message }) },
  });
}
