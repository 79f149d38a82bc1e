import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DescribePictures } from "@/components/admin/media/DescribePictures";
import {
  PICTURE_MISSING,
  usePicturesToDescribe,
  type PictureToDescribe,
} from "@/components/admin/media/use-pictures-to-describe";
import {
  storedPostQuery,
  useSavePost,
  type PostFields,
  type StoredPost,
} from "@/data/posts/stored";
import type { Save } from "@/lib/record";
import { describePictures, hasPlaceholder } from "@/lib/markdown/missing-alt-text";
import { notify } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";
import { ConflictError } from "@/lib/requests/backend-error";
import { t } from "@/lib/words";
import { postModel } from "./post-input";

type Texts = ReadonlyMap<string, string>;

/**
 * Publishes a post without opening it; if alt texts are missing, it asks for them first.
 *
 * @param publish publishes a post as it is
 * @param notices for a post that is published with its new alt texts
 */
export function usePublishing<Listed extends { id: string }>(
  publish: (post: Listed) => void,
  notices: Notices<unknown, Save<PostFields>>,
) {
  const queryClient = useQueryClient();
  const findToDescribe = usePicturesToDescribe();
  const save = useSavePost(notices);
  const [pending, setPending] = useState<{ stored: StoredPost; pictures: PictureToDescribe[] }>();

  async function findMissing(id: string) {
    const stored = await queryClient.fetchQuery(storedPostQuery(id));
    if (stored?.format !== "markdown") return undefined;
    if (await hasPlaceholder(stored.source)) return "picture";
    const pictures = await findToDescribe(stored.source);
    return pictures.length > 0 ? { stored, pictures } : undefined;
  }

  async function publishDescribed(stored: StoredPost, texts: Texts) {
    const source = await describePictures(stored.source, texts);
    const fields = { ...postModel.fieldsOf(postModel.inputOf(stored)), source, published: true };
    save.mutate(
      { id: stored.id, fields, baseVersion: stored.updated_at, attempts: [] },
      {
        onSuccess: () => setPending(undefined),
        onError: (error) => {
          if (!(error instanceof ConflictError)) return;
          // Changed elsewhere in the meantime: the alt texts apply there too.
          if (error.stored) void publishDescribed(error.stored, texts);
          else setPending(undefined);
        },
      },
    );
  }

  return {
    publish: async (post: Listed) => {
      // If the lookup fails, the question is skipped: it must never block publishing.
      const missing = await findMissing(post.id).catch(() => undefined);
      if (missing === "picture") notify({ title: PICTURE_MISSING, tone: "danger" });
      else if (missing) setPending(missing);
      else publish(post);
    },
    question: pending && (
      <DescribePictures
        pictures={pending.pictures}
        saveLabel={t("Publish")}
        closeLabel={t("Cancel")}
        isSaving={save.isPending}
        onSave={(texts) => void publishDescribed(pending.stored, texts)}
        onClose={() => setPending(undefined)}
      />
    ),
  };
}
