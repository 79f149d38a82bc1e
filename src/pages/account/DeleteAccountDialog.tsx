import { useRef, useState, type FormEvent } from "react";
import type { Account } from "@/auth/use-account";
import { SubmitError } from "@/components/SubmitError";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { DialogActions } from "@/components/ui/DialogActions";
import { EmailAddressField } from "@/components/ui/EmailAddressField";
import { unsavedTexts } from "@/lib/drafts/unsaved-texts";
import { CommentsChoice } from "./CommentsChoice";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { deleteAccount } from "@/data/account";
import { postToWorker } from "@/lib/offline/post-to-worker";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = { account: Account; onClose: () => void };

/** Before an account is deleted, asks what to do with its comments, and for its email address. */
export function DeleteAccountDialog({ account: { email }, onClose }: Props) {
  const [withComments, setWithComments] = useState(false);
  const [address, setAddress] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const [unsaved] = useState(unsavedTexts);
  const field = useRef<HTMLInputElement>(null);
  const remove = useDeleteAccount();

  function submit(event: FormEvent) {
    event.preventDefault();
    const isOther = address.trim().toLowerCase() !== email.toLowerCase();
    setIsRefused(isOther);
    if (isOther) field.current?.focus();
    else remove.mutate(withComments);
  }

  return (
    <Dialog
      isBusy={remove.isPending}
      onClose={onClose}
      title={t("Delete your account?")}
      description={[
        t("It is deleted with your likes, and cannot be restored."),
        unsaved && t("Unsent texts are deleted too: {texts}.", { texts: unsaved }),
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <CommentsChoice withComments={withComments} onChange={setWithComments} />
        <EmailAddressField
          label={t("Your email address, to be sure")}
          name="address"
          ref={field}
          autoComplete="off"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setIsRefused(false);
          }}
          hint={t("Type {email}", { email: <bdi className="text-ink">{email}</bdi> })}
          error={isRefused ? t("This is not the address of your account.") : undefined}
        />
        {remove.error && <SubmitError error={remove.error} />}
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={remove.isPending}>
            {t("Keep my account")}
          </Button>
          <Button type="submit" variant="danger" isBusy={remove.isPending}>
            {t("Delete my account")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Deletes the account, and removes its data from this browser. */
function useDeleteAccount() {
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
      success: t("Your account is deleted"),
      failure: () => ({ title: t("Failed to delete your account") }),
    },
  });
}
