import {
  consultationRow,
  kindRow,
  messageRow,
  pageRow,
  postRow,
  projectRow,
} from "../../support/factories";
import { serveInbox } from "../../support/serve-inbox";
import { kinds, pages, projects } from "../../support/serve-records";
import { serveLog } from "./audit/serve-log";
import { deletedPost, serveBin } from "./bin/serve-bin";
import { moderated, serveModeration } from "./comments/serve-moderation";
import { serveAdminPosts } from "./posts/serve-admin-posts";

/** A list of the owner's, and how it is served. */
export type List = {
  path: string;
  heading: string;
  /** What its rows are called. */
  things: string;
  /** Serves rows of these names, and gives the ids of those that are deleted. */
  serve: (names: string[]) => { deleted?: string[][] };
  /** What is asked for its rows. */
  asks: string;
  row?: (name: string) => string;
  /** How many rows it shows before more are asked for. */
  pageSize?: number;
  hasSearch?: false;
  /** Other orders than the newest first: what they are called, and what is asked for. */
  sorts?: [choice: string, value: string, order?: string][];
  /** What it says without a row. */
  empty: string | RegExp;
  deletion?: {
    table: string;
    noun: string;
    /** What the question says of the row «One». */
    question: string;
    /** The titles of the toasts. */
    done: string;
    failed: string;
  };
};

export const lists: List[] = [
  {
    path: "/admin/posts",
    heading: "Blog Posts",
    things: "posts",
    serve: (names) => serveAdminPosts(names.map((title) => postRow({ title, likes: 2 }))),
    asks: "posts",
    pageSize: 12,
    empty: "Create your first blog post to get started",
    deletion: {
      table: "posts",
      noun: "post",
      question: '"One"? All its comments and its 2 likes go with it.',
      done: "Success",
      failed: "Error",
    },
  },
  {
    path: "/admin/projects",
    heading: "Projects",
    things: "projects",
    serve: (names) => projects.serve(names.map((title) => projectRow({ title }))),
    asks: "projects",
    pageSize: 12,
    sorts: [["Title", "title", "title_key.asc,id.asc"]],
    empty: "Create your first project to get started",
    deletion: {
      table: "projects",
      noun: "project",
      question: '"One"? Its public page will be gone too.',
      done: "Project deleted successfully",
      failed: "Failed to delete project",
    },
  },
  {
    path: "/admin/pages",
    heading: "Pages",
    things: "pages",
    serve: (names) => pages.serve(names.map((title) => pageRow({ title }))),
    asks: "pages",
    pageSize: 12,
    sorts: [["Title", "title", "title_key.asc,id.asc"]],
    empty: /^Create one for what fits nowhere else/,
    deletion: {
      table: "pages",
      noun: "page",
      question: '"One"? Its address will stop working.',
      done: "Page deleted successfully",
      failed: "Failed to delete page",
    },
  },
  {
    path: "/admin/messages",
    heading: "Contact Messages",
    things: "messages",
    serve: (names) =>
      serveInbox(
        "contact_messages",
        "message_counts",
        names.map((subject) => messageRow({ subject, name: "Ada" })),
      ),
    asks: "contact_messages",
    sorts: [
      ["Oldest", "oldest", "created_at.asc,id.asc"],
      ["Name", "name", "name.asc,id.asc"],
    ],
    empty: /^What visitors write/,
    deletion: {
      table: "contact_messages",
      noun: "message",
      question: '"One" from Ada?',
      done: "Message deleted",
      failed: "Failed to delete message",
    },
  },
  {
    path: "/admin/consultations",
    heading: "Consultation Requests",
    things: "consultations",
    serve: (names) =>
      serveInbox(
        "consultation_requests",
        "consultation_counts",
        names.map((name) => consultationRow({ name, project_type: "mobile-app" })),
      ),
    asks: "consultation_requests",
    empty: /^What visitors ask for/,
    deletion: {
      table: "consultation_requests",
      noun: "consultation",
      question: "the Mobile App request from One?",
      done: "Consultation deleted",
      failed: "Failed to delete consultation",
    },
  },
  {
    path: "/admin/kinds",
    heading: "Kinds of Consultation",
    things: "kinds",
    hasSearch: false,
    serve: (names) => kinds.serve(names.map((title) => kindRow({ title }))),
    asks: "consultation_kinds",
    pageSize: 12,
    empty: /^Create your first kind/,
    deletion: {
      table: "consultation_kinds",
      noun: "kind",
      question: '"One"? Requests keep its name, length and price.',
      done: "Kind deleted",
      failed: "Failed to delete kind",
    },
  },
  {
    path: "/admin/comments?status=all",
    heading: "Comments",
    things: "comments",
    serve: (names) =>
      serveModeration(
        names.map((author_name) =>
          moderated({ author_name, reader: `${author_name}@example.com` }),
        ),
      ),
    asks: "rpc/moderation_page",
    row: (name) => `Comment by ${name}`,
    pageSize: 20,
    sorts: [["Oldest", "oldest"]],
    empty: /^What readers say/,
    deletion: {
      table: "comments",
      noun: "comment",
      question: 'the comment by One, "Well said."?',
      done: "Comment Deleted",
      failed: "Failed to delete comment",
    },
  },
  {
    path: "/admin/bin",
    heading: "Bin",
    things: "items",
    hasSearch: false,
    serve: (names) => {
      serveBin(names.map(deletedPost));
      return {};
    },
    asks: "rpc/bin_page",
    pageSize: 50,
    empty: "What you delete appears here.",
  },
  {
    path: "/admin/audit",
    heading: "Audit log",
    things: "entries",
    hasSearch: false,
    serve: (names) => {
      serveLog(names.map((title) => ({ title })));
      return {};
    },
    asks: "rpc/audit_page",
    row: (name) => `changed Post ${name}`,
    pageSize: 50,
    empty: /^What you create, change and delete/,
  },
];
