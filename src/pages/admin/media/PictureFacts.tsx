import { useState } from "react";
import { CopyButton } from "@/components/CopyButton";
import { UploadButton } from "@/components/admin/media/UploadButton";
import { Time } from "@/components/admin/Time";
import { useReplacePicture, type Replacement } from "@/data/media/store-picture";
import { formatBytes, formatNumber } from "@/lib/format/dates-and-numbers";
import { urlOf } from "@/lib/media/urls";
import type { Picture } from "@/lib/media/picture";
import type { Notices } from "@/lib/query-client";
import { t } from "@/lib/words";

const notices: Notices<void, Replacement> = {
  success: () => ({
    title: t("Picture replaced"),
    description: t("The site’s pages show it after the next build."),
  }),
  failure: t("Failed to replace picture"),
};

/** A picture's size, type, time and URL, and a button to replace it. */
export function PictureFacts({ picture }: { picture: Picture }) {
  const replace = useReplacePicture(notices);
  const [progress, setProgress] = useState(0);
  const { width, height, bytes, mime, variants, created_at, path } = picture;
  const address = urlOf(path);
  const all = variants.reduce((sum, variant) => sum + variant.bytes, bytes);
  const size =
    variants.length > 0
      ? t("{size}, {all} in all widths", { size: formatBytes(bytes), all: formatBytes(all) })
      : formatBytes(bytes);
  const facts = [
    { name: t("Pixels"), value: `${formatNumber(width)} × ${formatNumber(height)}` },
    { name: t("Type"), value: mime.replace("image/", "").toUpperCase() },
    { name: t("Size"), value: size },
    { name: t("Added"), value: <Time at={created_at} /> },
  ];
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="label text-ink-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt className="label text-ink-muted">{t("Address")}</dt>
        <dd className="font-mono text-xs break-all">{address}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton label={t("Address")} text={new URL(address, window.location.origin).href} />
        <UploadButton
          label={
            replace.isPending
              ? t("Replacing, {percent}%", { percent: Math.round(progress * 100) })
              : t("Replace")
          }
          variant="secondary"
          size="small"
          isMultiple={false}
          isBusy={replace.isPending}
          onFiles={([file]) => {
            setProgress(0);
            if (file) replace.mutate({ picture, file, onProgress: setProgress });
          }}
        />
      </div>
      <p className="text-sm text-ink-muted">
        {t("A replaced picture keeps its address, so it changes wherever it is used.")}
      </p>
    </div>
  );
}
