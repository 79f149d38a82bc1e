import { useQuery } from "@tanstack/react-query";
import { useSignInWithGitHub } from "@/auth/use-auth-actions";
import { Button } from "@/components/ui/Button";
import { siteSettingsQuery } from "@/data/settings/public";
import { t } from "@/lib/words";

/** The button to sign in or up with GitHub, if the owner has configured that. */
export function GitHubSignIn() {
  const { data: settings } = useQuery(siteSettingsQuery());
  const leave = useSignInWithGitHub();
  if (!settings?.enable_github_sign_in) return null;
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <Button variant="secondary" isBusy={leave.isPending} onClick={() => leave.mutate()}>
        {t("Continue with GitHub")}
      </Button>
    </>
  );
}
