import { useQuery } from "@tanstack/react-query";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { mediaUsesQuery, useDeletePicture, type PictureUse } from "@/data/media/library";
import { plural } from "@/lib/format/dates-and-numbers";
import type { Picture } from "@/lib/media/picture";
import type { Notices } from "@/lib/query-client";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { t } from "@/lib/words";

type Props = {
  picture: Picture;
  onDeleted: () => void;
  onClose: () => void;
};

const notices: Notices<void, Picture> = {
  success: t("Picture deleted"),
  failure: t("Failed to delete picture"),
};

/** How many uses are named; further ones are counted. */
const MAX_NAMED = 3;

/** Asks before a picture is deleted, and says where it is used. */
export function DeletePictureDialog({ picture, onDeleted, onClose }: Props) {
  const remove = useDeletePicture(notices);
  const uses = useQuery(mediaUsesQuery(picture.id));
  const isUsed = (uses.data?.length ?? 0) > 0;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("Delete picture")}
      description={[
        t("Are you sure you want to delete “{name}”?", { name: picture.name }),
        describeUses(uses.data),
        t("This cannot be undone."),
      ].join(" ")}
      confirmLabel={isUsed ? t("Delete anyway") : t("Delete")}
      isBusy={remove.isPending}
      isLoading={uses.isFetching}
      onConfirm={() => remove.mutate(picture, { onSuccess: onDeleted })}
    />
  );
}

function describeUses(uses: PictureUse[] | undefined): string {
  if (!uses) return t("It is not yet known where it is used.");
  if (uses.length === 0) return t("No post, page or project shows it.");
  const named = uses
    .slice(0, MAX_NAMED)
    .map(({ title }) => t("“{title}”", { title: title || t("Untitled") }));
  const others = uses.length - named.length;
  const list =
    others > 0
      ? [...named, plural(others, { one: "{count} other place", other: "{count} other places" })]
      : named;
  return t("It would be missing from {places}.", {
    places: new Intl.ListFormat(PAGE_LANGUAGE).format(list),
  });
}
