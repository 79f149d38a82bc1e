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

/** The table's limits for dates. */
export const FIRST_DAY = "1970-01-01";
export const LAST_DAY = "2200-12-31";
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const WEB_URL = /^https?:\/\/[^\s<>"]+$/i;
const SITE_PATH = /^\/[a-z0-9][\w./-]*$/i;

/** Validation errors by field: the same rules as the table's constraints. */
export function errorsOf(input: ProjectInput): ProjectErrors {
  const { title, slug, description, long_description, image_url, ...others } = fieldsOf(input);
  const { github_url, live_url, start_date, end_date } = others;
  return {
    ...(!title && { title: "The title is required." }),
    ...(!slug
      ? { slug: "The slug is required." }
      : !SLUG.test(slug) && {
          slug: "The slug may have small letters, digits and single hyphens.",
        }),
    ...(!description && { description: "The description is required." }),
    ...(long_description.length > 20_000 && {
      long_description: "The long description can have at most 20,000 characters.",
    }),
    ...(image_url &&
      !WEB_URL.test(image_url) &&
      !SITE_PATH.test(image_url) && {
        image_url: "The image must be a web address (https://…) or a path on this site.",
      }),
    ...(github_url &&
      !WEB_URL.test(github_url) && {
        github_url: "The code link must be a web address (https://…).",
      }),
    ...(live_url &&
      !WEB_URL.test(live_url) && { live_url: "The live link must be a web address (https://…)." }),
    ...(start_date &&
      end_date &&
      end_date < start_date && { end_date: "A project cannot end before it starts." }),
    ...(isOutOfBounds(start_date) && {
      start_date: "The start date must be between 1970 and 2200.",
    }),
    ...(isOutOfBounds(end_date) && { end_date: "The end date must be between 1970 and 2200." }),
  };
}

function isOutOfBounds(date: string | null): boolean {
  // As text, a year of five digits sorts before the others.
  return date !== null && (date.length > LAST_DAY.length || date < FIRST_DAY || date > LAST_DAY);
}
