import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { FormSection } from "@/components/FormSection";
import { Button } from "@/components/ui/Button";
import { accountData } from "@/data/account";
import { saveFile } from "@/lib/browser/save-file";
import { onHost } from "@/lib/base-path";
import { allDrafts } from "@/lib/drafts/unsaved-texts";
import { formatIsoDay } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

export function DownloadData() {
  const download = useMutation({
    mutationFn: async () => {
      const stored = await accountData();
      const data = {
        site: window.location.origin + onHost(""),
        stored,
        drafts_in_this_browser: allDrafts(),
      };
      const json = JSON.stringify(data, null, 2);
      const file = new Blob([json], { type: "application/json" });
      saveFile(file, `my-data-${formatIsoDay(new Date())}.json`);
    },
    meta: {
      success: t("Your data is in your downloads"),
      failure: t("Failed to download"),
    },
  });

  return (
    <FormSection
      title={t("Your data")}
      lead={t(
        "One file with everything: your account, all your comments, your likes, and what you have typed in this browser but not sent yet.",
      )}
    >
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={download.isPending}
        onClick={() => download.mutate()}
      >
        {!download.isPending && <Download aria-hidden className="size-4" />}
        {t("Download my data")}
      </Button>
    </FormSection>
  );
}
