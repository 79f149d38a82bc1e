import { RotateCw, X } from "lucide-react";
import { Button } from "@/components/ui/Button";
import { IconButton } from "@/components/ui/IconButton";
import { List } from "@/components/ui/List";
import { t } from "@/lib/words";
import type { useUploads, UploadItem } from "./use-uploads";

type Props = { uploads: Pick<ReturnType<typeof useUploads>, "items" | "cancel" | "retry"> };

/** Current uploads with their progress, and failed ones with the reason. */
export function UploadList({ uploads }: Props) {
  const { items, cancel, retry } = uploads;
  if (items.length === 0) return null;
  return (
    <List aria-label={t("Uploads")} className="divide-y divide-line border bg-paper-raised">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 ps-4 pe-1">
          <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5 py-2">
            <p className="truncate text-sm font-medium">{item.file.name}</p>
            <Progress item={item} />
          </div>
          {item.state === "failed" && (
            <Button variant="secondary" size="small" onClick={() => retry(item)}>
              <RotateCw aria-hidden className="size-4" />
              {t("Retry {name}", { name: <span className="sr-only">{item.file.name}</span> })}
            </Button>
          )}
          <IconButton
            label={
              item.state === "failed"
                ? t("Dismiss {name}", { name: item.file.name })
                : t("Cancel {name}", { name: item.file.name })
            }
            icon={<X aria-hidden className="size-5" />}
            onClick={() => cancel(item)}
          />
        </li>
      ))}
    </List>
  );
}

function Progress({ item: { state, progress, message, file } }: { item: UploadItem }) {
  if (state === "failed") {
    return (
      <p role="alert" className="text-sm text-danger">
        {message}
      </p>
    );
  }
  return (
    <progress
      aria-label={t("Upload of {name}", { name: file.name })}
      value={progress}
      className="h-1 w-full appearance-none bg-paper-sunk accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-sunk [&::-webkit-progress-value]:bg-accent"
    />
  );
}
