import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { secretProps } from "@/components/admin/field-props";
import { Button } from "@/components/ui/Button";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { ErrorState } from "@/components/ui/ErrorState";
import { TextField } from "@/components/ui/TextField";
import { buildStateQuery, useSetBuildHook, useTryBuildHook } from "@/data/build-hook";
import * as limits from "@/lib/supabase/limits/build-hook";
import { t } from "@/lib/words";
import { SettingsSection } from "./SettingsSection";

/** The build hook: separate from the other settings, as it can be written but never read. */
export function BuildHookSettings() {
  const [url, setUrl] = useState("");
  const [token, setToken] = useState("");
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const query = useQuery(buildStateQuery());
  const { data: state, error } = query;
  const isSet = state !== undefined && state.kind !== "off";
  const saving = useSetBuildHook({
    success: (_data, hook) => ({ title: hook.url ? t("Build hook set") : t("Build hook removed") }),
    failure: t("The build hook was not changed"),
  });
  const trying = useTryBuildHook({
    success: t("Build requested"),
    failure: t("No build was requested"),
  });

  function set(event: FormEvent) {
    event.preventDefault();
    saving.mutate(
      { url: url.trim(), token: token.trim() },
      {
        onSuccess: () => {
          setUrl("");
          setToken("");
        },
      },
    );
  }

  return (
    <SettingsSection
      name="build-hook"
      lead={t(
        "An address at your host that starts a build. It is called after you publish or change something, so that search engines and feeds see it too. It is kept in the database and never shown again.",
      )}
    >
      {error && <ErrorState message={error.message} query={query} />}
      <p role="status" className="text-sm">
        {state && (isSet ? t("Set: {text}.", { text: state.text }) : t("Not set."))}
      </p>
      <form onSubmit={set} className="grid gap-6">
        <TextField
          label={isSet ? t("New address") : t("Address")}
          type="url"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          required
          pattern="https://.+"
          maxLength={limits.url_max_length}
          autoComplete="off"
          placeholder={"https://…"}
          error={saving.error?.message}
        />
        <TextField
          label={t("Token (optional)")}
          {...secretProps}
          value={token}
          onChange={({ target }) => setToken(target.value)}
          maxLength={limits.token_max_length}
          hint={t("GitHub asks for one. Netlify, Cloudflare and Vercel do not.")}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" isBusy={saving.isPending}>
            {t("Set build hook")}
          </Button>
          {isSet && (
            <>
              <Button variant="secondary" isBusy={trying.isPending} onClick={() => trying.mutate()}>
                {t("Try it now")}
              </Button>
              <Button
                variant="ghost"
                disabled={saving.isPending}
                onClick={() => setIsConfirmOpen(true)}
              >
                {t("Remove")}
              </Button>
            </>
          )}
        </div>
      </form>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setIsConfirmOpen(false)}
        title={t("Remove the build hook?")}
        description={t(
          "What you publish or change will no longer start a build. This cannot be undone.",
        )}
        confirmLabel={t("Remove")}
        isBusy={saving.isPending}
        onConfirm={() =>
          saving.mutate({ url: "", token: "" }, { onSettled: () => setIsConfirmOpen(false) })
        }
      />
    </SettingsSection>
  );
}
