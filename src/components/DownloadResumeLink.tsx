import { Download } from "lucide-react";
import { onHost } from "@/lib/base-path";
import { RESUME_PDF } from "@/paths";
import { buttonClass, type ButtonVariant } from "./ui/button-class";
import { t } from "@/lib/words";

type Props = {
  name: string;
  /** E.g. "Download CV". */
  label: string;
  variant?: ButtonVariant;
};

/** Downloads the resume's PDF from the build, named after its owner. */
export function DownloadResumeLink({ name, label, variant = "primary" }: Props) {
  return (
    <a
      href={onHost(RESUME_PDF)}
      download={`${fileStem(name)}-${t("Resume")}.pdf`}
      className={buttonClass(variant)}
    >
      <Download aria-hidden className="size-4" />
      {label}
    </a>
  );
}

/** A name for use in a file name, e.g. "Robin-Sample". */
function fileStem(name: string): string {
  return name.match(/[\p{L}\p{M}\p{N}]+/gu)?.join("-") ?? t("My");
}
