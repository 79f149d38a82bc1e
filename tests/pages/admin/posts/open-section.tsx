import { useState, type ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { postModel, type PostInput } from "@/pages/admin/posts/post-input";
import { postRow } from "../../../support/factories";
import { renderPart } from "../../../support/render";

type Section = ComponentType<{
  postId: string;
  isNew: boolean;
  errors: Record<string, never>;
  input: PostInput;
  onChange: (values: Partial<PostInput>) => void;
}>;

/** Shows a section of a post's settings, as on the editor's page. */
export function openSection(Section: Section, given: Parameters<typeof postRow>[0] = {}) {
  const post = postRow(given);
  const latest = { input: postModel.inputOf(post) };
  function Form() {
    const [input, setInput] = useState(latest.input);
    const onChange = (values: Partial<PostInput>) => {
      latest.input = { ...latest.input, ...values };
      setInput(latest.input);
    };
    return <Section postId={post.id} isNew={false} errors={{}} input={input} onChange={onChange} />;
  }
  /** What would be stored. */
  const fields = () => postModel.fieldsOf(latest.input);
  const part = renderPart(
    <MemoryRouter>
      <Form />
    </MemoryRouter>,
  );
  return { ...part, post, fields };
}
