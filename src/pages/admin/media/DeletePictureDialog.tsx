import { useQuery } from "@tanstack/react-query";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { mediaUsesQuery, useDeletePicture, type PictureUse } from "@/data/media/library";
import { countOf } from "@/lib/format/dates-and-numbers";
import type { Picture } from "@/lib/media/picture";
import type { Notices } from "@/lib/query-client";

type Props = {
  picture: Picture;
  onDeleted: () => void;
  onClose: () => void;
};

const notices: Notices<void, Picture> = {
  success: () => ({ title: "Picture deleted" }),
  failure: (error) => ({ title: "Failed to delete picture", description: error.message }),
};

/** Names of places that are shown before their number is. */
const MOST_NAMED = 3;

/** Asks before a picture is deleted, and says what would lose it. */
export function DeletePictureDialog({ picture, onDeleted, onClose }: Props) {
  const remove = useDeletePicture(notices);
  const uses = useQuery(mediaUsesQuery(picture.id));
  const isUsed = (uses.data?.length ?? 0) > 0;
  return (
    <ConfirmDialog
      onClose={() => {
        if (!remove.isPending) onClose();
      }}
      title="Delete picture"
      description={`Are you sure you want to delete “${picture.name}”? ${consequence(uses.data)} This cannot be undone.`}
      confirmLabel={isUsed ? "Delete all the same" : "Delete"}
      isBusy={remove.isPending || uses.isFetching}
      onConfirm={() => remove.mutate(picture, { onSuccess: onDeleted })}
    />
  );
}

function consequence(uses: PictureUse[] | undefined): string {
  if (!uses) return "Where it is used could not be found out yet.";
  if (uses.length === 0) return "No post and no project shows it.";
  const named = uses.slice(0, MOST_NAMED).map(({ title }) => `“${title || "Untitled"}”`);
  const others = uses.length - named.length;
  const list = others > 0 ? [...named, countOf(others, "other place")] : named;
  return `It would be missing in ${new Intl.ListFormat("en").format(list)}.`;
}
