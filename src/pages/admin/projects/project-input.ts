import type { ProjectFields, StoredProject } from "@/data/projects/admin";
import type { FieldLabels } from "@/lib/drafts/differences";
import { restoreFields } from "@/lib/drafts/restore-fields";
import { addName } from "@/lib/forms/unique-names";

/** A project as the input of its form. */
export type ProjectInput = {
  title: string;
  slug: string;
  description: string;
  longDescription: string;
  status: string;
  featured: boolean;
  imageUrl: string;
  /** YYYY-MM-DD, or empty. */
  startDate: string;
  endDate: string;
  technologies: string[];
  /** A technology typed but not added yet; saving includes it. */
  typedTechnology: string;
  githubUrl: string;
  liveUrl: string;
  /** True once the slug was written by hand; until then it follows the title. */
  hasOwnSlug: boolean;
};

const fresh: ProjectInput = {
  title: "",
  slug: "",
  description: "",
  longDescription: "",
  status: "completed",
  featured: false,
  imageUrl: "",
  startDate: "",
  endDate: "",
  technologies: [],
  typedTechnology: "",
  githubUrl: "",
  liveUrl: "",
  hasOwnSlug: false,
};

/** A stored project as form input. Its slug does not follow the title any more. */
function inputOf(project: StoredProject): ProjectInput {
  return {
    title: project.title,
    slug: project.slug,
    description: project.description,
    longDescription: project.long_description,
    status: project.status,
    featured: project.featured,
    imageUrl: project.image_url ?? "",
    startDate: project.start_date ?? "",
    endDate: project.end_date ?? "",
    technologies: project.technologies,
    typedTechnology: "",
    githubUrl: project.github_url ?? "",
    liveUrl: project.live_url ?? "",
    hasOwnSlug: true,
  };
}

/** The values to store: trimmed, and null for empty fields. */
function fieldsOf(input: ProjectInput): ProjectFields {
  return {
    title: input.title.trim(),
    slug: input.slug.trim(),
    description: input.description.trim(),
    long_description: input.longDescription.trim(),
    status: input.status,
    featured: input.featured,
    image_url: input.imageUrl.trim() || null,
    start_date: input.startDate || null,
    end_date: input.endDate || null,
    technologies: addName(input.technologies, input.typedTechnology),
    github_url: input.githubUrl.trim() || null,
    live_url: input.liveUrl.trim() || null,
  };
}

/** What the fields are called where two versions stand side by side. */
const labels: FieldLabels<ProjectFields> = {
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

/** A draft's input; a slug in it stays, also where it does not say whether it was written by hand. */
function restoreInput(kept: unknown, current: ProjectInput): ProjectInput | undefined {
  const input = restoreFields(kept, current);
  return (
    input &&
    restoreFields(kept, {
      ...current,
      hasOwnSlug: current.hasOwnSlug || input.slug !== current.slug,
    })
  );
}

/** Configures the editor for projects. */
export const projectModel = { fresh, inputOf, fieldsOf, restoreInput, labels };

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
      longDescription: "The long description can have at most 20,000 characters.",
    }),
    ...(image_url &&
      !WEB_URL.test(image_url) &&
      !SITE_PATH.test(image_url) && {
        imageUrl: "The image must be a web address (https://…) or a path on this site.",
      }),
    ...(github_url &&
      !WEB_URL.test(github_url) && {
        githubUrl: "The code link must be a web address (https://…).",
      }),
    ...(live_url &&
      !WEB_URL.test(live_url) && { liveUrl: "The live link must be a web address (https://…)." }),
    ...(start_date &&
      end_date &&
      end_date < start_date && { endDate: "A project cannot end before it starts." }),
    ...(isOutOfBounds(start_date) && {
      startDate: "The start date must be between 1970 and 2200.",
    }),
    ...(isOutOfBounds(end_date) && { endDate: "The end date must be between 1970 and 2200." }),
  };
}

function isOutOfBounds(date: string | null): boolean {
  // As text, a year of five digits sorts before the others.
  return date !== null && (date.length > LAST_DAY.length || date < FIRST_DAY || date > LAST_DAY);
}
