import { Download } from "lucide-react";
import { useState } from "react";
import { notify } from "@/lib/notify";
import type { Resume } from "@/lib/pdf/resume-pdf";
import { saveFile } from "@/lib/browser/save-file";
import { Button } from "./ui/Button";
import type { ButtonVariant } from "./ui/button-class";

type Props = {
  /** Content of the PDF. */
  resume: Resume;
  /** Label of the button, e.g. «Download CV». */
  label: string;
  variant?: ButtonVariant;
  className?: string;
};

/** Makes the resume's PDF on request and saves it under its owner's name. */
export function DownloadResumeButton({ resume, label, variant = "primary", className }: Props) {
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const { makeResumePdf } = await import("@/lib/pdf/resume-pdf");
      const pdf = await makeResumePdf(resume);
      saveFile(new Blob([pdf], { type: "application/pdf" }), `${fileStem(resume.name)}-Resume.pdf`);
    } catch {
      notify({
        title: "The PDF could not be made",
        description: "Check your connection and try again.",
        tone: "danger",
      });
    }
    setIsBusy(false);
  }

  return (
    <Button variant={variant} className={className} isBusy={isBusy} onClick={() => void download()}>
      {!isBusy && <Download aria-hidden className="size-4" />}
      {label}
    </Button>
  );
}

/** A name for use in a file name, e.g. «Robin-Sample». */
function fileStem(name: string): string {
  return name.match(/[\p{L}\p{M}\p{N}]+/gu)?.join("-") ?? "My";
}
