import { versionsIn } from "@/components/admin/record-sections";
import type { SavedPage, StoredPage } from "@/data/pages/admin";
import { pageRecord, type WrittenPage } from "@/data/pages/record";
import { inputFrom, type FormInput } from "@/lib/forms/input-from";
import { emptyInput, inputOfRow, missingIn, rowOf } from "@/lib/record";
import { t } from "@/lib/words";
import { comparedFields, withoutRendered, writtenText } from "@/lib/written-text";

export type PageInput = FormInput<WrittenPage> & {
  /** True once the path was written by hand; until then it follows the title. */
  hasOwnPath: boolean;
};

const fresh: PageInput = {
  ...emptyInput<WrittenPage>(pageRecord),
  format: pageRecord.format.default,
  hasOwnPath: false,
};

/** A stored page as form input. Its path no longer follows the title. */
function inputOf(page: StoredPage): PageInput {
  return withoutRendered({ ...inputOfRow<WrittenPage>(pageRecord, page), hasOwnPath: true });
}

/** The input after storing: the language is set, and the path no longer follows the title. */
export function storedInput(sent: PageInput, { path, language }: SavedPage): PageInput {
  return { ...sent, path, language, hasOwnPath: true };
}

/** The values to store. People type a slash at either end of a path. */
function fieldsOf(input: PageInput): WrittenPage {
  const fields = rowOf<WrittenPage>(pageRecord, input);
  return { ...fields, path: fields.path.replace(/^\/+|\/+$/g, "") };
}

export const pageModel = {
  fresh,
  inputOf,
  fieldsOf,
  comparedFields: comparedFields<WrittenPage>,
  record: pageRecord,
};

/** The props of the revisions section for pages. */
export function versionsOf(present: PageInput, onChange: (input: PageInput) => void) {
  return versionsIn({
    record: pageRecord,
    present,
    onChange,
    fieldsOf,
    inputOf: (version) => withoutRendered({ ...present, ...inputFrom(version, present) }),
    unchanged: { path: present.path },
  });
}

/** Shown when something is missing. */
export const INCOMPLETE = t("Title, path and content are required");

/** What is missing, by field. The database checks the rest. */
export function errorsOf(input: PageInput): Partial<Record<keyof PageInput, string>> {
  return {
    ...missingIn(pageRecord, fieldsOf(input)),
    ...(!writtenText(input).trim() && { source: t("The content is required.") }),
  };
}
