import { useState } from "react";
import { pictureButtonId } from "@/components/admin/media/PictureGrid";
import { Thumbnail } from "@/components/admin/media/Thumbnail";
import { Dialog } from "@/components/ui/Dialog";
import type { Picture } from "@/lib/media/picture";
import { t } from "@/lib/words";
import { DeletePictureDialog } from "./DeletePictureDialog";
import { PictureFacts } from "./PictureFacts";
import { PictureForm } from "./PictureForm";
import { PictureUses } from "./PictureUses";

type Props = {
  picture: Picture;
  onClose: () => void;
};

/** A picture's description, details and uses. */
export function PictureDialog({ picture, onClose }: Props) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Dialog
      onClose={onClose}
      title={t("Picture")}
      size="wide"
      returnFocusTo={() => document.getElementById(pictureButtonId(picture.id))}
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <div className="grid min-w-0 content-start gap-5">
          <div className="border bg-paper-sunk">
            <Thumbnail picture={picture} isUncropped />
          </div>
          <PictureFacts picture={picture} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <PictureForm picture={picture} onSaved={onClose} onDelete={() => setIsDeleting(true)} />
          <PictureUses id={picture.id} />
        </div>
      </div>
      {isDeleting && (
        <DeletePictureDialog
          picture={picture}
          onDeleted={onClose}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </Dialog>
  );
}
