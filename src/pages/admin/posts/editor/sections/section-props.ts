import type { PostErrors, PostInput } from "../../post-input";

/** The props of a settings section; each uses what it needs. */
export type SectionProps = {
  postId: string;
  isNew: boolean;
  input: PostInput;
  errors: PostErrors;
  onChange: (values: Partial<PostInput>) => void;
};
