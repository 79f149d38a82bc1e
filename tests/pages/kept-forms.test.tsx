import { act, cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { writeDraft } from "@/lib/drafts/draft-store";
import { answerText } from "@/pages/admin/consultations/answer-emails";
import { choose, openAsOwner } from "../support/owner";
import { commentRow, consultationRow, postRow } from "../support/factories";
import { renderApp } from "../support/render";
import { serveInbox } from "../support/serve-inbox";
import { serveSettings } from "../support/server";
import { signedInAs } from "../support/session";
import { openSignUp } from "../support/sign-in";
import { sourcesWith } from "../support/sources";
import { moderated, serveModeration } from "./admin/comments/serve-moderation";
import { serveDraft, TOKEN } from "./draft/serve-draft";
import { servePost } from "./post/serve-post";
import { labels, openDialog, openServices, typed } from "./services/consultation-form";
import { sample } from "../support/scope";

const post = postRow();
const own = commentRow({
  reader: "ada@example.com",
  content: "A typo heer.",
  created_at: new Date().toISOString(),
});
const waiting = moderated({ author_name: "Ann", status: "approved" });
const asked = consultationRow({ requested_for: "2030-12-24T15:00:00+00:00" });

type Form = {
  files: string[];
  /** The typed text, by the labels of the fields. */
  typed: Record<string, string>;
  /**
   * The drafts with these fields, by key; a single text each if the form keeps its fields
   * separately.
   */
  keep: (fields: Record<string, string>) => Record<string, string>;
  /** Opens the form, and returns the element with its fields. */
  open: () => Promise<HTMLElement>;
  /** What a field shows without a draft, unless it is empty. */
  empty?: Record<string, string>;
};

/** A form that keeps its fields together, by name. */
const together =
  (key: string, names: Record<string, string>): Form["keep"] =>
  (fields) => ({
    [key]: new URLSearchParams(
      Object.entries(fields).map(([label, text]) => [names[label] ?? "", text]),
    ).toString(),
  });
/** A form that keeps each field under a key of its own. */
const apart =
  (keys: Record<string, string>): Form["keep"] =>
  (fields) =>
    Object.fromEntries(Object.entries(fields).map(([label, text]) => [keys[label] ?? "", text]));

async function openPost() {
  servePost(post, [own]);
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText(own.content);
  return user;
}

async function openSubscribing() {
  serveSettings({ mails_readers: true });
  const { user } = renderApp("/blog");
  await user.click(await screen.findByRole("button", { name: "Email me new articles" }));
  return screen.findByRole("form", { name: "Articles by email" });
}

const forms: Record<string, Form> = {
  "the contact form": {
    files: ["src/components/ContactForm.tsx"],
    typed: {
      Name: "Grace",
      Email: "grace@example.com",
      Subject: "A question",
      Message: "One\nTwo & three",
    },
    keep: together("contact", {
      Name: "name",
      Email: "email",
      Subject: "subject",
      Message: "message",
    }),
    open: async () => {
      renderApp("/contact");
      await screen.findByRole("button", { name: "Send Message" });
      return screen.getByRole("main");
    },
  },
  "the consultation request": {
    files: ["src/pages/services/ConsultationDialog.tsx"],
    typed,
    keep: together("consultation", labels),
    open: async () => {
      await openDialog(await openServices(), "Schedule Consultation");
      return screen.getByRole("dialog");
    },
  },
  "new articles by mail": {
    files: ["src/components/SubscribeForm.tsx"],
    typed: { "Email address": "grace@example.com" },
    keep: apart({ "Email address": "subscribe-address" }),
    open: openSubscribing,
  },
  "a comment": {
    files: [
      "src/pages/post/CommentForm.tsx",
      "src/auth/use-comment-author.ts",
      "src/pages/post/use-reply-subscription.ts",
    ],
    typed: { Name: "Grace", "Leave a comment": "Well said." },
    keep: apart({ Name: "comment-name", "Leave a comment": `comment:${post.id}:new` }),
    open: async () => {
      await openPost();
      return screen.getByRole("main");
    },
  },
  "a reply": {
    files: ["src/pages/post/CommentForm.tsx"],
    typed: { "Your reply": "Not quite." },
    keep: apart({ "Your reply": `comment:${post.id}:${own.id}` }),
    open: async () => {
      const user = await openPost();
      await user.click(screen.getByRole("button", { name: /^Reply/ }));
      return screen.getByRole("main");
    },
  },
  "an edited comment": {
    files: ["src/pages/post/EditComment.tsx"],
    typed: { "Your comment": "A typo here." },
    keep: apart({ "Your comment": `comment:${post.id}:edit-${own.id}` }),
    empty: { "Your comment": own.content },
    open: async () => {
      signedInAs();
      const user = await openPost();
      await user.click(await screen.findByRole("button", { name: /^Edit your comment/ }));
      return screen.getByRole("main");
    },
  },
  "a note on a draft": {
    files: ["src/pages/draft/NoteForm.tsx"],
    typed: { "Your note": "Too long?", "Your name": "Grace" },
    keep: apart({ "Your note": `note:${TOKEN.slice(0, 8)}:1`, "Your name": "comment-name" }),
    open: async () => {
      serveDraft();
      const { user } = renderApp(`/draft#${TOKEN}`);
      await user.click(await screen.findByRole("button", { name: "Note on “First paragraph.”" }));
      return screen.getByRole("main");
    },
  },
  "the owner's reply": {
    files: ["src/pages/admin/comments/ReplyDialog.tsx"],
    typed: { "Your reply": "It is." },
    keep: apart({ "Your reply": `owners-reply:${waiting.id}` }),
    open: async () => {
      signedInAs({ email: "owner@example.com", isOwner: true });
      serveModeration([waiting]);
      const { user } = renderApp("/admin/comments");
      await choose(user, /^More.*Ann/, "Reply");
      return screen.findByRole("dialog");
    },
  },
  "the owner's answer to a request": {
    files: ["src/pages/admin/consultations/use-answer-draft.ts"],
    typed: { "Your answer": "Not this year." },
    keep: apart({ "Your answer": `owners-reply:${asked.id}:decline` }),
    empty: { "Your answer": answerText("decline", asked, "") },
    open: async () => {
      serveInbox("consultation_requests", "consultation_counts", [asked]);
      const { user } = openAsOwner("/admin/consultations");
      await user.click(await screen.findByRole("button", { name: /^Decline/ }));
      return screen.findByRole("dialog");
    },
  },
  "a payment request": {
    files: ["src/pages/pay/use-payment-request.ts"],
    typed: { "Amount in USD (optional)": "12.5", "Note (optional)": "For the coffee" },
    keep: apart({ "Amount in USD (optional)": "pay-amount", "Note (optional)": "pay-note" }),
    open: async () => {
      renderApp("/pay?method=trc20");
      await screen.findByLabelText("Note (optional)");
      return screen.getByRole("main");
    },
  },
  "a new account": {
    files: [
      "src/layouts/ConfirmAddress.tsx",
      "src/layouts/SignInForm.tsx",
      "src/layouts/admin/SessionEnded.tsx",
    ],
    typed: { "Full name": "Grace Reader", Email: "grace@example.com" },
    keep: apart({ "Full name": "account-name", Email: "account-email" }),
    open: async () => {
      await openSignUp();
      return screen.getByRole("dialog");
    },
  },
};

/** Opens a form in a browser that has these drafts, and reads its fields. */
async function valuesOf(form: Form, drafts: Record<string, string>) {
  cleanup();
  localStorage.clear();
  for (const [key, text] of Object.entries(drafts)) writeDraft(key, text);
  const place = within(await form.open());
  // Fields are filled once the form is mounted.
  await act(async () => undefined);
  return Object.fromEntries(
    Object.keys(form.typed).map((label) => {
      const field = place.getByLabelText<HTMLInputElement>(label, { exact: true });
      return [label, field.value];
    }),
  );
}

test.each(
  sample(Object.entries(forms), ([name]) => ["the contact form", "a comment"].includes(name)),
)("%s is filled from its draft, whichever field is missing there", async (_, form) => {
  expect(await valuesOf(form, form.keep(form.typed))).toEqual(form.typed);
  for (const label of Object.keys(form.typed)) {
    const { [label]: _gone, ...older } = form.typed;
    expect(await valuesOf(form, form.keep(older))).toEqual({
      ...older,
      [label]: form.empty?.[label] ?? "",
    });
  }
});

test("a former field is ignored, and so is a choice that is no longer offered", async () => {
  const form = forms["the consultation request"];
  if (!form) throw new Error("The form is missing.");
  const older = new URLSearchParams({
    gone: "x",
    name: "Grace",
    length: "5",
    project_type: "blockchain",
    timeline: "3-6months",
  });
  expect(await valuesOf(form, { consultation: older.toString() })).toMatchObject({
    Name: "Grace",
    "Timeline (optional)": "3-6months",
  });
  expect(screen.getByLabelText("Project type")).toHaveDisplayValue("Please choose");
  expect(await valuesOf(form, { consultation: "%%%&&=&name=Grace&=x" })).toMatchObject({
    Name: "Grace",
  });
});

test("every form that keeps a text or its fields in this browser is covered", () => {
  const known = Object.values(forms).flatMap(({ files }) => files);
  // The writer's id is not a text, and a text being sent is the same text again.
  const others = [
    "src/lib/forms/use-submission-id.ts",
    "src/lib/forms/use-submission-secret.ts",
    "src/data/working-copies/use-working-copy.ts",
  ];
  expect(sourcesWith(/\b(useFormDraft|useDraft|writeDraft)\(/, "src/lib/drafts/")).toEqual(
    [...new Set([...known, ...others])].toSorted(),
  );
});
