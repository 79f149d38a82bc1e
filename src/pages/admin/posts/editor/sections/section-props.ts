import type { useUploads } from "@/components/admin/media/use-uploads";
import type { RecordPartProps } from "@/components/admin/RecordEditor";
import type { PostInput } from "../../post-input";

/** The props of a settings section; each uses what it needs. */
export type SectionProps = RecordPartProps<PostInput> & { postId: string; isNew: boolean };

export type SettingsProps = SectionProps & {
  /** Of the featured image. */
  coverUploads: ReturnType<typeof useUploads>;
};
