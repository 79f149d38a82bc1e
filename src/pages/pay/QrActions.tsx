import { Download, Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/Button";
import { notify } from "@/lib/notify";
import { qrCodeFile } from "@/lib/browser/qr-code";
import { shareOrCopyLink } from "@/lib/browser/share-link";
import { PrintSheet } from "./PrintSheet";
import type { Detail } from "./payment";
import { t } from "@/lib/words";

type Props = {
  image: string | undefined;
  /** Name of the downloaded file, without its extension. */
  fileName: string;
  /** Title of the printed sheet and of what is shared. */
  title: string;
  warning: string | undefined;
  code: Detail;
  details: Detail[];
};

export function QrActions({ image, fileName, title, warning, code, details }: Props) {
  // A counter, so that printing works again in browsers that never fire `afterprint`.
  const [printJob, setPrintJob] = useState(0);

  async function download() {
    const link = document.createElement("a");
    try {
      const { url, type } = await qrCodeFile(code.text);
      link.href = url;
      link.download = `${fileName}.${type}`;
    } catch {
      notify({
        title: t("The QR code could not be drawn. Copy the details instead."),
        tone: "danger",
      });
      return;
    }
    link.click();
    notify({ title: t("QR code downloaded!"), tone: "success" });
  }

  function share() {
    void shareOrCopyLink({ title, text: code.text, url: window.location.href });
  }

  return (
    <>
      <div className="grid w-64 max-w-full gap-2">
        <Button variant="secondary" onClick={() => void download()} disabled={!image}>
          <Download aria-hidden className="size-4" />
          {t("Download QR")}
        </Button>
        <Button variant="secondary" onClick={() => setPrintJob((job) => job + 1)} disabled={!image}>
          <Printer aria-hidden className="size-4" />
          {t("Print QR")}
        </Button>
        <Button variant="secondary" onClick={share}>
          <Share2 aria-hidden className="size-4" />
          {t("Share")}
        </Button>
      </div>
      {image && printJob > 0 && (
        <PrintSheet
          key={printJob}
          image={image}
          title={title}
          warning={warning}
          details={details}
          onDone={() => setPrintJob(0)}
        />
      )}
    </>
  );
}
