import type { SavedProject, StoredProject } from "@/data/projects/admin";
import { projectRecord, type WrittenProject } from "@/data/projects/record";
import type { FormInput } from "@/lib/forms/input-from";
import { addNames, namesIn } from "@/lib/text/unique-names";
import { emptyInput, inputOfRow, rowOf } from "@/lib/record";

export type ProjectInput = FormInput<WrittenProject> & {
  /** A technology typed but not added yet; saving includes it. */
  typedTechnology: string;
  /** True once the slug was written by hand; until then it follows the title. */
  hasOwnSlug: boolean;
};

const fresh: ProjectInput = {
  ...emptyInput<WrittenProject>(projectRecord),
  typedTechnology: "",
  hasOwnSlug: false,
};

/** A stored project as form input. Its slug no longer follows the title. */
function inputOf(project: StoredProject): ProjectInput {
  return { ...fresh, ...inputOfRow<WrittenProject>(projectRecord, project), hasOwnSlug: true };
}

/** The input after storing: the slug may have got a suffix, and no longer follows the title. */
export function storedInput(
  sent: ProjectInput,
  { slug, technologies }: SavedProject,
): ProjectInput {
  return { ...sent, slug, technologies, typedTechnology: "", hasOwnSlug: true };
}

function fieldsOf(input: ProjectInput): WrittenProject {
  return {
    ...rowOf<WrittenProject>(projectRecord, input),
    technologies: addNames(input.technologies, namesIn(input.typedTechnology)),
  };
}

export const projectModel = { fresh, inputOf, fieldsOf, record: projectRecord };
