import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DescribePictures } from "@/components/admin/media/DescribePictures";
import {
  usePicturesToDescribe,
  type PictureToDescribe,
} from "@/components/admin/media/use-pictures-to-describe";
import {
  editedPostQuery,
  useSavePost,
  type EditedPost,
  type PostFields,
} from "@/data/posts/edited";
import type { Save } from "@/lib/record";
import { describePictures } from "@/lib/markdown/missing-alt-text";
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
  const [asked, setAsked] = useState<{ stored: EditedPost; pictures: PictureToDescribe[] }>();

  async function look(id: string) {
    const stored = await queryClient.fetchQuery({ ...editedPostQuery(id), staleTime: 0 });
    if (stored?.format !== "markdown") return undefined;
    const pictures = await findToDescribe(stored.source);
    return pictures.length > 0 ? { stored, pictures } : undefined;
  }

  async function publishDescribed(stored: EditedPost, texts: Texts) {
    const source = await describePictures(stored.source, texts);
    const fields = { ...postModel.fieldsOf(postModel.inputOf(stored)), source, published: true };
    save.mutate(
      { id: stored.id, fields, baseVersion: stored.updated_at, attempts: [] },
      {
        onSuccess: () => setAsked(undefined),
        onError: (error) => {
          if (!(error instanceof ConflictError)) return;
          // Changed elsewhere meanwhile: the alt texts apply there too.
          if (error.stored) void publishDescribed(error.stored, texts);
          else setAsked(undefined);
        },
      },
    );
  }

  return {
    publish: async (post: Listed) => {
      // If the lookup fails, nothing is asked: a question must never block publishing.
      const found = await look(post.id).catch(() => undefined);
      if (found) setAsked(found);
      else publish(post);
    },
    question: asked && (
      <DescribePictures
        pictures={asked.pictures}
        saveLabel={t("Publish")}
        closeLabel={t("Cancel")}
        isSaving={save.isPending}
        onSave={(texts) => void publishDescribed(asked.stored, texts)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
