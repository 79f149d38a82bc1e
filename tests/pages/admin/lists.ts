import { consultationRow, messageRow, postRow } from "../../support/factories";
import { serveInbox } from "../../support/serve-inbox";
import { records, type List } from "../../support/serve-records";
import { serveLog } from "./audit/serve-log";
import { deletedPost, serveBin } from "./bin/serve-bin";
import { moderated, serveModeration } from "./comments/serve-moderation";
import { serveAdminPosts } from "./posts/serve-admin-posts";

export const lists: List[] = [
  ...records.map(({ list }) => list),
  {
    path: "/admin/posts",
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
      insteadOfReason: "Failed to delete post",
    },
  },
  {
    path: "/admin/messages",
    things: "messages",
    serve: (names) =>
      serveInbox(
        "contact_messages",
        "message_counts",
        names.map((subject) => messageRow({ subject, name: `Ada ${subject}` })),
      ),
    asks: "contact_messages",
    sorts: [
      ["Oldest", "oldest"],
      ["Name", "name"],
    ],
    empty: /^What visitors write/,
    deletion: {
      table: "contact_messages",
      noun: "message",
      question: '"One" from Ada One?',
      done: "Message deleted",
      failed: "Failed to delete message",
    },
  },
  {
    path: "/admin/consultations",
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
    path: "/admin/comments?status=all",
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
    things: "entries",
    hasSearch: false,
    serve: (names) => {
      serveLog(names.map((title) => ({ title })));
      return {};
    },
    asks: "rpc/audit_page",
    row: (name) => `Changed Post ${name}`,
    pageSize: 50,
    empty: /^What you create, change and delete/,
  },
];
