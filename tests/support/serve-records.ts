import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { consultationTypeRecord } from "@/data/consultation-types/record";
import { pageRecord } from "@/data/pages/record";
import { projectRecord } from "@/data/projects/record";
import type { TableName } from "@/data/tables";
import type { Fields } from "@/lib/record";
import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { kindRow, pageRow, projectRow } from "./factories";
import { renderApp } from "./render";
import { signedInAs } from "./session";
import { serveTable } from "./table";

/** One of the owner's lists, and how it is served. */
export type List = {
  path: string;
  /** The plural noun for its rows. */
  things: string;
  /** Serves rows with these names, and returns the ids of those that are deleted. */
  serve: (names: string[]) => { deleted?: string[][] };
  /** The API endpoint of its rows. */
  asks: string;
  row?: (name: string) => string;
  /** How many rows it shows before more are requested. */
  pageSize?: number;
  hasSearch?: false;
  /** An order in which rows with the names A and B begin with A: its label, and its value in the URL. */
  sorts?: [choice: string, value: string][];
  /** The message without any rows. */
  empty: string | RegExp;
  deletion?: {
    table: string;
    noun: string;
    /** The end of the question about the row «One», from its name on. */
    question: string;
    /** The titles of the toasts. */
    done: string;
    failed: string;
    /** The text below the latter, if it is not the reason. */
    insteadOfReason?: string;
  };
};

type Opened = {
  user: UserEvent;
  saved: object[];
  /** What another tab stores in the meantime. */
  change: (values: object) => void;
};
/** One of the owner's editors, and what its tests do there. */
export type Editor = {
  /** Opens the record titled «Before», with «One» in another field. */
  open: () => Promise<Opened>;
  /** Opens a new record, if the editor allows new ones. */
  openNew?: () => Promise<{ user: UserEvent }>;
  table: string;
  /** The label of the field that follows the title, if it is not a slug; null if none does. */
  slug?: string | null;
  /** The labels and columns of these two fields. */
  name: [label: string, column: string];
  other: [label: string, column: string];
  /** Single-line fields. */
  lines: string[];
  /** The fields that it has. */
  record: Fields;
  /** The labels of controls that are not the field's; null for a field whose control offers nothing that is refused. */
  labels?: Record<string, string | null>;
  /** What hides the fields. */
  hide?: (user: UserEvent) => Promise<void>;
  save: string;
  /** The titles of the toasts. */
  done: string;
  failed: string;
  /** The button that leaves without saving. */
  leave?: string;
};

/** What differs between lists of records, and between their editors. */
type Differing<Row> = {
  things: string;
  row: (given: Partial<Row>) => Row;
  /** The title of the dialog for a new one, if it differs from the button's. */
  newTitle?: string;
  list: Pick<List, "empty" | "hasSearch"> & { question: string; deleted: string };
  editor: Pick<Editor, "slug" | "other" | "lines" | "record" | "labels"> & {
    given: Partial<Row>;
    done: string;
  };
};

/** One of the owner's lists, whose records are edited in a dialog. */
function recordsOf<Name extends TableName, Row extends { id: string; title: string }>(
  table: Name,
  { things, row, newTitle, list, editor }: Differing<Row>,
) {
  const noun = things.slice(0, -1);
  const [Things, Noun] = [things, noun].map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const path = `/admin/${things}`;

  /** Serves the records, newest first, and signs the owner in; returns what was written. */
  function serve(rows: Row[]) {
    signedInAs({ email: "owner@example.com", isOwner: true });
    // jsdom has no layout, which the editor of long texts needs.
    localStorage.setItem("plain-editor", "true");
    const updated: TablesInsert<Name>[] = [];
    const { inserted, deleted, change } = serveTable<Row, TablesInsert<Name>>(table, rows, (sent) =>
      updated.push(sent),
    );
    return { inserted, updated, deleted, changeElsewhere: change };
  }

  async function openEditor(rows: Row[], button: string, title: string | RegExp) {
    const requests = serve(rows);
    const { user } = renderApp(path);
    await user.click(await screen.findByRole("button", { name: button }));
    const editor = within(await screen.findByRole("dialog", { name: title }));
    await editor.findByRole("textbox", { name: "Title" });
    return { user, ...requests };
  }

  const openNew = () => openEditor([], `New ${Noun}`, newTitle ?? `New ${Noun}`);
  const open = (stored: Row) => openEditor([stored], `Edit ${stored.title}`, /./);
  const named = (title: string, given: Partial<Row> = {}) => row({ ...given, title });

  const inList: List = {
    path,
    things,
    serve: (names) => serve(names.map((title) => named(title))),
    asks: table,
    pageSize: 12,
    ...(list.hasSearch !== false && { sorts: [["Title", "title"]] }),
    ...list,
    deletion: {
      table,
      noun,
      question: list.question,
      done: list.deleted,
      failed: `Failed to delete ${noun}`,
    },
  };
  const inEditor: Editor = {
    open: async () => {
      const stored = named("Before", editor.given);
      const { user, updated, changeElsewhere } = await open(stored);
      return { user, saved: updated, change: (values) => changeElsewhere(stored.id, values) };
    },
    openNew,
    table,
    name: ["Title", "title"],
    save: `Save ${Noun}`,
    failed: `Failed to save ${noun}`,
    leave: `Back to ${Things}`,
    ...editor,
  };
  return { serve, openNew, open, noun, list: inList, editor: inEditor };
}

export const projects = recordsOf<"projects", Tables<"projects">>("projects", {
  things: "projects",
  row: projectRow,
  newTitle: "Create New Project",
  list: {
    empty: "Create your first project to get started",
    question: '"One"? Its public page will be gone too.',
    deleted: "Project deleted successfully",
  },
  editor: {
    given: { description: "One" },
    other: ["Description", "description"],
    lines: ["Title", "Slug", "Image", "Code link"],
    record: projectRecord,
    labels: { status: null, technologies: "Add a technology" },
    done: "Project saved successfully!",
  },
});

export const pages = recordsOf<"pages", Tables<"pages">>("pages", {
  things: "pages",
  row: pageRow,
  list: {
    empty: /^Create one for what fits nowhere else/,
    question: '"One"? Its address will stop working.',
    deleted: "Page deleted successfully",
  },
  editor: {
    given: { description: "One", place: "footer" },
    slug: "Path",
    other: ["Description", "description"],
    lines: ["Title", "Path"],
    record: pageRecord,
    labels: { format: null, content: "Content" },
    done: "Page saved successfully",
  },
});

export const kinds = recordsOf<"consultation_kinds", Tables<"consultation_kinds">>(
  "consultation_kinds",
  {
    things: "kinds",
    row: kindRow,
    newTitle: "New Kind of Consultation",
    list: {
      hasSearch: false,
      empty: /^Create your first kind/,
      question: '"One"? Requests keep its name, length and price.',
      deleted: "Kind deleted",
    },
    editor: {
      given: { price: "One" },
      slug: null,
      other: ["Price", "price"],
      lines: ["Title", "Price"],
      record: consultationTypeRecord,
      labels: { project_types: null },
      done: "Kind saved",
    },
  },
);

/** All of them, for tests of what every list and every editor does. */
export const records = [projects, pages, kinds];

/** A field of the form by its label. */
export const field = (name: string) => screen.getByLabelText(name, { exact: true });
