import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { deleteAccount } from "@/data/account";
import { postToWorker } from "@/lib/offline/post-to-worker";
import { paths } from "@/paths";

/** Deletes the account, and leaves nothing of it in this browser. */
export function useDeleteAccount() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (withComments: boolean) => {
      await deleteAccount(withComments);
      await signOut();
    },
    onSuccess: () => {
      postToWorker({ kind: "clear" });
      void navigate(paths.home);
    },
    meta: {
      success: () => ({ title: "Your account is deleted" }),
      failure: ({ message }) => ({ title: "Failed to delete your account", description: message }),
    },
  });
}
