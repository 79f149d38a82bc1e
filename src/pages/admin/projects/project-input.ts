import type { ProjectFields, StoredProject } from "@/data/projects/admin";
import { inputFrom, type FormInput } from "@/lib/forms/input-from";
import { trimTexts } from "@/lib/forms/trim-texts";
import { addName } from "@/lib/forms/unique-names";

/** A project's fields and what they are called, in the order in which differences are shown. */
export const projectLabels: Readonly<Record<keyof ProjectFields, string>> = {
  title: "Title",
  slug: "Slug",
  description: "Description",
  long_description: "Long description",
  status: "Status",
  featured: "Featured",
  image_url: "Image",
  start_date: "Start date",
  end_date: "End date",
  technologies: "Technologies",
  github_url: "Code link",
  live_url: "Live link",
};

/** A project as the input of its form. */
export type ProjectInput = FormInput<ProjectFields> & {
  /** A technology typed but not added yet; saving includes it. */
  typedTechnology: string;
  /** True once the slug was written by hand; until then it follows the title. */
  hasOwnSlug: boolean;
};

const fresh: ProjectInput = {
  title: "",
  slug: "",
  description: "",
  long_description: "",
  status: "completed",
  featured: false,
  image_url: "",
  start_date: "",
  end_date: "",
  technologies: [],
  github_url: "",
  live_url: "",
  typedTechnology: "",
  hasOwnSlug: false,
};

/** A stored project as form input. Its slug does not follow the title any more. */
function inputOf(project: StoredProject): ProjectInput {
  return { ...fresh, ...inputFrom(project, fresh), hasOwnSlug: true };
}

/** The values to store: trimmed, and null for empty fields. */
function fieldsOf({ typedTechnology, hasOwnSlug: _slug, ...input }: ProjectInput): ProjectFields {
  const trimmed = trimTexts(input);
  return {
    ...trimmed,
    image_url: trimmed.image_url || null,
    start_date: trimmed.start_date || null,
    end_date: trimmed.end_date || null,
    technologies: addName(input.technologies, typedTechnology),
    github_url: trimmed.github_url || null,
    live_url: trimmed.live_url || null,
  };
}

/** Configures the editor for projects. */
export const projectModel = { fresh, inputOf, fieldsOf, labels: projectLabels };

export type ProjectErrors = Partial<Record<keyof ProjectInput, string>>;

/** What is missing, by field. The database checks the rest. */
export function errorsOf(input: ProjectInput): ProjectErrors {
  const { title, slug, description } = fieldsOf(input);
  return {
    ...(!title && { title: "The title is required." }),
    ...(!slug && { slug: "The slug is required." }),
    ...(!description && { description: "The description is required." }),
  };
}
