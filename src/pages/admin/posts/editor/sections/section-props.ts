import type { PostErrors, PostInput } from "../../post-input";

/** What a section of the settings gets; each takes what it needs. */
export type SectionProps = {
  postId: string;
  isNew: boolean;
  input: PostInput;
  errors: PostErrors;
  onChange: (values: Partial<PostInput>) => void;
};
