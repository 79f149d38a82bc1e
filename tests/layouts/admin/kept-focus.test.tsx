import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { serveSecondFactor } from "../../support/serve-second-factor";
import { postRow } from "../../support/factories";
import { mediaRow, serveMedia } from "../../support/media";
import { openAsOwner } from "../../support/owner";
import { renderApp } from "../../support/render";
import { signedInAs } from "../../support/session";
import { fillTable, serveFunctions, serveWrites } from "../../support/table";
import { sourcesWith } from "../../support/sources";
import { lists } from "../../pages/admin/lists";
import { deletedPost, serveBin } from "../../pages/admin/bin/serve-bin";
import { moderated, serveModeration } from "../../pages/admin/comments/serve-moderation";
import { openPost, openSettings } from "../../pages/admin/posts/open-editor";
import { link, note } from "../../pages/admin/posts/editor/shared-links";
import { serveAdminPosts } from "../../pages/admin/posts/serve-admin-posts";
import { sample } from "../../support/scope";

type User = ReturnType<typeof renderApp>["user"];
type List = {
  /** Opens a list of the rows «One», «Two» and «Three», ordered by name. */
  open: () => User | Promise<User>;
  /** The label of the control that is pressed, by the row's name. */
  control: (name: string) => string | RegExp;
  /** The item of the menu that it opens, if any. */
  item?: string;
  /** The button of the question that follows, if any. */
  answer?: string | RegExp;
  /** The heading that has the focus in the end, if it is not the page's. */
  heading?: string;
};

const owner = () => signedInAs({ email: "owner@example.com", isOwner: true });
const names = ["One", "Two", "Three"];
const more = (name: string) => `More for ${name}`;

/** Opens one of the owner's lists with these rows. */
const openList =
  (things: string, query = "") =>
  () => {
    const list = lists.find((one) => one.things === things);
    list?.serve(names);
    return openAsOwner(`/admin/${things}${query}`).user;
  };
const comments = openList("comments", "?status=pending");
const messages = openList("messages", "?status=unread");
const consultations = openList("consultations", "?status=pending");
const posts = openList("posts", "?status=published");

function bin() {
  serveBin(names.map(deletedPost));
  return renderApp("/admin/bin").user;
}
function readers() {
  owner();
  fillTable(
    "private.subscribers",
    names.map((email) => ({ email, created_at: "2026-11-20T12:00:00+00:00" })),
  );
  serveFunctions("outbox_page", "reader_mails", "subscribers_page", "remove_subscriber");
  return renderApp("/admin/outbox").user;
}
function media() {
  serveMedia(names.map((name, index) => mediaRow(index + 1, { name })));
  return renderApp("/admin/media").user;
}

/** Texts that were never saved, above the list of posts. */
function unfinished() {
  owner();
  serveAdminPosts([]);
  fillTable(
    "working_copies",
    names.map((title, index) => ({
      post_id: idOf(index),
      writer: idOf(0),
      fields: { title },
      saved_at: new Date(2026, 0, 3 - index),
    })),
  );
  serveWrites("working_copies");
  serveFunctions("unfinished_posts");
  return renderApp("/admin/posts").user;
}

const idOf = (number: number) => `00000000-0000-4000-9000-00000000080${number}`;
/** A post with three links to its draft, and three notes. */
async function sharing() {
  const post = postRow({ published: false });
  const { user } = await openPost(post);
  fillTable(
    "draft_links",
    names.map((_name, index) => {
      const created_at = new Date(2026, 0, 3 - index).toISOString();
      return link({ id: idOf(index), post_id: post.id, created_at });
    }),
  );
  fillTable(
    "draft_notes",
    names.map((name, index) =>
      note(803 + index, { link_id: idOf(0), paragraph: index, name, note: name }),
    ),
  );
  serveWrites("draft_links", "draft_notes");
  await openSettings(user);
  return user;
}

async function authenticators() {
  const backend = serveSecondFactor();
  for (const name of names) backend.add(name);
  backend.storePassed("One");
  return renderApp("/account").user;
}

const byAuthor = (verb: string) => (name: string) => `${verb} the comment by ${name}`;
/** Every list that rows can be deleted from. */
const deletions = Object.fromEntries(
  lists
    .filter((list) => list.deletion)
    .map(({ things, path, serve }): [string, List] => [
      `${things}, Delete`,
      {
        open: () => {
          serve(names);
          return openAsOwner(path).user;
        },
        control: (name) => new RegExp(`^More for (the comment by )?${name}$`),
        item: "Delete",
        answer: "Delete",
      },
    ]),
);
const byComment = (name: string) => `More for the comment by ${name}`;
const day = (name: string) => new RegExp(`^Revoke the link of .*${3 - names.indexOf(name)}.*2026`);

const cases: Record<string, List> = {
  ...deletions,
  "comments, Approve": { open: comments, control: byAuthor("Approve") },
  "comments, Reject": { open: comments, control: byAuthor("Reject") },
  "comments, Trust": {
    open: comments,
    control: byComment,
    item: "Approve and trust this reader",
  },
  "comments, Block": {
    open: comments,
    control: byComment,
    item: "Reject and block this reader",
  },
  "posts, Unpublish": { open: posts, control: more, item: "Unpublish" },
  "unfinished texts, Discard": {
    open: unfinished,
    control: (name) => `Discard ${name}`,
    answer: "Discard",
  },
  "bin, Restore": { open: bin, control: (name) => `Restore ${name}` },
  "bin, Delete for good": {
    open: bin,
    control: more,
    item: "Delete for good",
    answer: "Delete",
  },
  "outbox, Remove a reader": {
    open: readers,
    control: (name) => `Remove ${name}`,
    answer: "Remove",
  },
  "links to a draft, Revoke": { open: sharing, control: day, heading: "Share the draft" },
  "authenticators, Remove": {
    open: authenticators,
    control: (name) => `Remove ${name}`,
    answer: "Remove",
    heading: "Second factor",
  },
};

test("every one of the owner's lists of records is covered", () => {
  const pages = sourcesWith(/<(RecordList|Inbox)\b/, "src/components/").map((file) =>
    file.replace(/^src\/pages\/admin\/(\w+)\/.*/, "$1"),
  );
  const known = new Set(Object.keys(cases).map((name) => name.split(",")[0]));
  // Nothing is ever removed from the audit log.
  expect(pages.filter((name) => !known.has(name))).toEqual(["audit"]);
});

/** Removes a row from its list by keyboard alone. */
async function takeOut(user: User, name: string, { control, item, answer }: List) {
  const button = await screen.findByRole("button", { name: control(name) });
  button.focus();
  await user.keyboard("{Enter}");
  if (item) {
    (await screen.findByRole("menuitem", { name: item })).focus();
    await user.keyboard("{Enter}");
  }
  if (answer) {
    const question = within(await screen.findByRole("dialog"));
    (await question.findByRole("button", { name: answer })).focus();
    await user.keyboard("{Enter}");
  }
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: control(name) })).not.toBeInTheDocument(),
  );
}

test.for(sample(Object.entries(cases), ([name]) => name === "posts, Delete"))(
  "%s: the focus moves to the next row, to the previous one, and finally to the heading",
  async ([, list]) => {
    const user = await list.open();
    const controlOf = (name: string) => screen.getByRole("button", { name: list.control(name) });

    await takeOut(user, "Two", list);
    await waitFor(() => expect(controlOf("Three")).toHaveFocus());
    await takeOut(user, "Three", list);
    await waitFor(() => expect(controlOf("One")).toHaveFocus());
    await takeOut(user, "One", list);
    const heading = list.heading === undefined ? { level: 1 } : { name: list.heading };
    await waitFor(() => expect(screen.getByRole("heading", heading)).toHaveFocus());
  },
);

test.for(
  sample([
    ["messages, Mark Read", messages, "Mark Read One"],
    ["messages, Mark Replied", messages, "Mark Replied One"],
    ["consultations, Decline", consultations, "Decline One"],
  ] as const),
)("%s: the focus moves to the next row", async ([, open, control]) => {
  const user = open();
  (await screen.findByRole("button", { name: control })).focus();

  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("article", { name: "One" })).toBeNull());
  const next = within(screen.getByRole("article", { name: "Two" }));
  await waitFor(() => expect(next.getAllByRole("button")).toContain(document.activeElement));
});

const notes = () => within(screen.getByRole("list", { name: "Notes" })).getAllByRole("button");

test(
  "notes on a draft: the focus stays among them, and finally moves to their heading",
  { tags: "full" },
  async () => {
    const user = await sharing();
    await screen.findByRole("list", { name: "Notes" });

    const deleteFocused = async () => {
      await user.keyboard("{Enter}");
      within(await screen.findByRole("dialog"))
        .getByRole("button", { name: "Delete" })
        .focus();
      await user.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    };
    for (const left of [2, 1]) {
      notes().at(-1)?.focus();
      await deleteFocused();
      await waitFor(() => expect(notes()).toHaveLength(left));
      await waitFor(() => expect(notes().at(-1)).toHaveFocus());
    }
    await deleteFocused();
    await waitFor(() => expect(screen.queryByRole("list", { name: "Notes" })).toBeNull());
    expect(screen.getByRole("heading", { name: "Share the draft" })).toHaveFocus();
  },
);

const picture = (name: string) => screen.findByRole("button", { name: `Details of ${name}` });

test(
  "pictures: the focus moves from the deleted one to its neighbour, and finally to the heading",
  { tags: "full" },
  async () => {
    const user = media();
    const remove = async (name: string) => {
      (await picture(name)).focus();
      await user.keyboard("{Enter}");
      (await screen.findByRole("button", { name: "Delete" })).focus();
      await user.keyboard("{Enter}");
      const question = within(await screen.findByRole("dialog", { name: "Delete picture" }));
      const answer = await question.findByRole("button", { name: "Delete" });
      await waitFor(() => expect(answer).not.toHaveAttribute("aria-disabled"));
      answer.focus();
      await user.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    };

    await remove("Two");
    await waitFor(async () => expect(await picture("Three")).toHaveFocus());
    await remove("Three");
    await waitFor(async () => expect(await picture("One")).toHaveFocus());
    await remove("One");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  },
);

test("the last «Load more» moves the focus to the first row it loaded", async () => {
  owner();
  serveModeration(
    Array.from({ length: 30 }, (_, index) => moderated({ author_name: `A${index}` })),
  );
  const { user } = renderApp("/admin/comments?status=pending");
  (await screen.findByRole("button", { name: "Load more" })).focus();

  await user.keyboard("{Enter}");
  const row = await screen.findByRole("article", { name: "Comment by A20" });
  expect(row.closest("li")).toHaveFocus();
});
