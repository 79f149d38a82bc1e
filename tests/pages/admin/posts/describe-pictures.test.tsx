import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { PICTURE_MISSING } from "@/components/admin/media/use-pictures-to-describe";
import { choose, openAsOwner } from "../../../support/owner";
import { postRow } from "../../../support/factories";
import { gif, mediaRow, serveMedia } from "../../../support/media";
import { heldBack } from "../../../support/requests";
import { refusal, rest, server } from "../../../support/server";
import { fillTable, query, serveWrites } from "../../../support/table";
import { findToast, pressInToast } from "../../../support/toasts";
import { field, openNewPost, openPost, openSettings } from "./open-editor";
import { serveAdminPosts } from "./serve-admin-posts";
import { fill } from "../../../support/fill";

const KITE = `/storage/v1/object/public/media/${mediaRow(1).path}`;
const LINE = `/storage/v1/object/public/media/${mediaRow(2).path}`;
const postId = "00000000-0000-4000-8000-0000000000aa";
const SOURCE = `![](${KITE})\n\n![](${LINE})\n\n![](data:image/gif;base64,R0lGOD)`;

/** Its pictures are a kite, a line and one with a description in the text. */
const postWithPictures = (published = false) =>
  postRow({ id: postId, title: "Kites", format: "markdown", source: SOURCE, published });

function serveLibrary(alt = "A red kite.") {
  fillTable("media", [mediaRow(1, { alt }), mediaRow(2, { alt: "", decorative: true })]);
  serveWrites("media");
}
const described = () => query("select alt from public.media order by id");

function openDraft(published = false, alt?: string) {
  serveLibrary(alt);
  return openPost(postWithPictures(published));
}
const button = (name: string) => screen.getByRole("button", { name });
const publish = async (user: UserEvent) => {
  await openSettings(user);
  await user.click(screen.getByRole("switch", { name: "Published" }));
  await user.click(button("Publish"));
};
const question = () => screen.findByRole("dialog", { name: "What do the pictures show?" });

test("before a text is published, descriptions of its pictures are requested and put into the text", async () => {
  const { user, updated } = await openDraft();
  await user.click(button("Save draft"));
  await findToast("Post updated successfully");
  expect(updated, "a draft is not asked about").toHaveLength(1);

  await publish(user);
  const dialog = within(await question());
  const first = dialog.getByLabelText("Alternative text of picture 1");
  expect(first, "what the library says").toHaveValue("A red kite.");
  expect(dialog.queryByLabelText("Alternative text of picture 3")).not.toBeInTheDocument();
  expect(updated, "nothing is saved before the answer").toHaveLength(1);
  const [, inText] = dialog.getAllByRole("presentation");
  expect(inText).toHaveAttribute("src", "data:image/gif;base64,R0lGOD");
  for (const picture of dialog.getAllByRole("presentation")) {
    fireEvent.error(picture);
    expect(picture, "broken").not.toBeInTheDocument();
  }

  await fill(user, dialog.getByLabelText("Alternative text of picture 2"), "A chart");
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(updated).toHaveLength(2));
  const source = SOURCE.replace(`![](${KITE}`, `![A red kite.](${KITE}`).replace(
    "![](data:",
    "![A chart](data:",
  );
  expect(updated[1]).toMatchObject({ published: true, source });
  await waitFor(() => expect(field("Content")).toHaveValue(source));
});

test("descriptions survive going back to the text", { tags: "full" }, async () => {
  const { user, updated } = await openDraft(false, "");
  await publish(user);
  const label = "Alternative text of picture 2";
  await fill(user, within(await question()).getByLabelText(label), "A chart");
  await user.click(button("Back to the text"));

  await user.click(button("Publish"));
  const dialog = within(await question());
  expect(dialog.getByLabelText(label)).toHaveValue("A chart");
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(updated).toHaveLength(1));
});

test("the description of a picture is stored in the library", { tags: "full" }, async () => {
  const { user, updated } = await openDraft(false, "");
  await publish(user);
  const dialog = within(await question());
  await fill(user, dialog.getByLabelText("Alternative text of picture 1"), " A kite. ");
  await fill(user, dialog.getByLabelText("Alternative text of picture 2"), "Not in the library");
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(updated).toHaveLength(1));
  await waitFor(async () => expect(await described()).toEqual([{ alt: "A kite." }, { alt: "" }]));
});

test(
  "an author who publishes without descriptions is not asked again",
  { tags: "full" },
  async () => {
    const { user, updated } = await openDraft();
    await publish(user);
    await user.click(within(await question()).getByRole("button", { name: "Back to the text" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(updated).toEqual([]);

    await user.click(button("Publish"));
    const dialog = within(await question());
    await user.clear(dialog.getByLabelText("Alternative text of picture 1"));
    await user.click(dialog.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(updated).toMatchObject([{ published: true, source: SOURCE }]));

    await findToast("Post updated successfully");
    await user.type(field("Title"), "!");
    await user.click(await screen.findByRole("button", { name: "Update" }));
    await waitFor(() => expect(updated).toHaveLength(2));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
);

test("a public text asks for descriptions of new pictures only", { tags: "full" }, async () => {
  const { user, updated } = await openDraft(true);
  await user.type(field("Content"), "\n\n![[](/new.png)");
  await user.click(button("Update"));
  const dialog = within(await question());
  await fill(user, dialog.getByLabelText("Alternative text"), "New");
  await user.click(dialog.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(updated).toMatchObject([{ source: `${SOURCE}\n\n![New](/new.png)` }]));
});

test(
  "while the pictures are checked, the text counts as being saved and cannot be discarded",
  { tags: "full" },
  async () => {
    const { user, updated } = await openDraft();
    const { answer, release } = heldBack(() => undefined);
    server.use(http.get(rest("media"), answer));
    await publish(user);
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeVisible();
    expect(button("Cancel")).toHaveAttribute("aria-disabled", "true");

    release();
    await user.click(within(await question()).getByRole("button", { name: "Back to the text" }));
    expect(button("Publish")).toBeVisible();
    expect(button("Cancel")).not.toHaveAttribute("aria-disabled");
    expect(updated).toEqual([]);
  },
);

test("a library that does not respond does not prevent publishing", { tags: "full" }, async () => {
  const { user, updated } = await openDraft();
  server.use(http.get(rest("media"), () => HttpResponse.error()));
  await publish(user);
  await user.click(within(await question()).getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(updated).toMatchObject([{ published: true, source: SOURCE }]));
});

test("publishing waits for pictures that are being uploaded, and asks about them too", async () => {
  const { answerUploads } = serveMedia();
  const { user, updated } = await openPost(
    postRow({ title: "Kites", format: "markdown", source: "Kites.", published: true }),
  );
  const { answer, release } = heldBack(() => HttpResponse.json({ Key: "", Id: "" }));
  answerUploads(answer);
  const pasted = { files: [gif("Wave.gif")], types: ["Files"], items: [], getData: () => "" };
  fireEvent.paste(field("Content"), { clipboardData: pasted });
  await waitFor(() => expect(field("Content")).toHaveDisplayValue(/Uploading Wave/));
  await user.click(button("Update"));
  expect(await screen.findByRole("button", { name: "Saving..." })).toBeVisible();
  expect(updated).toEqual([]);
  release();

  const dialog = within(await question());
  await user.click(dialog.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(updated).toHaveLength(1));
  expect(updated).toMatchObject([{ source: expect.stringContaining("7x5-single)") }]);
});

/** Starts the upload of a featured image. */
async function dropCover(name: string) {
  const dataTransfer = { files: [gif(name)], types: ["Files"], dropEffect: "" };
  fireEvent.drop(field("Featured image"), { dataTransfer });
  await screen.findByRole("button", { name: `Cancel ${name}` });
}

test(
  "a text that is changed while its pictures are uploaded is saved as it was checked after that",
  { tags: "full" },
  async () => {
    const source = `Kites.\n\n${INTERRUPTED}`;
    const { answerUploads } = serveMedia();
    const { user, updated } = await openPost(
      postRow({ title: "Kites", format: "markdown", source, published: false }),
    );
    const { answer, release } = heldBack(() => HttpResponse.json({ Key: "", Id: "" }));
    answerUploads(answer);
    await openSettings(user);
    await dropCover("Wave.gif");
    await user.click(button("Save draft"));
    await user.click(screen.getByRole("switch", { name: "Published" }));
    await user.click(screen.getByRole("button", { name: "Cancel Wave.gif" }));
    await findToast(PICTURE_MISSING);
    expect(updated, "a draft was asked for").toEqual([]);

    await user.click(screen.getByRole("switch", { name: "Published" }));
    await dropCover("Wind.gif");
    await user.click(button("Save draft"));
    await user.clear(field("Title"));
    release();
    await findToast("Title and content are required");
    expect(updated).toEqual([]);
  },
);

test(
  "the slug of a new text follows its title as long as it only waits for a picture",
  { tags: "full" },
  async () => {
    const { user, inserted } = await openNewPost();
    await fill(user, field("Title"), "Draft");
    await fill(user, field("Content"), "Words.");
    const { answerUploads } = serveMedia();
    const { answer, release } = heldBack(() => HttpResponse.json({ Key: "", Id: "" }));
    answerUploads(answer);
    await openSettings(user);
    await waitFor(() => expect(field("Slug")).toHaveValue("draft"));
    await dropCover("Wave.gif");
    await user.click(button("Save draft"));
    await screen.findByRole("button", { name: "Saving..." });
    await fill(user, field("Title"), "s");
    await waitFor(() => expect(field("Slug")).toHaveValue("drafts"));
    release();
    await waitFor(() => expect(inserted).toMatchObject([{ title: "Drafts", slug: "drafts" }]));
  },
);

const INTERRUPTED = "![Uploading kite.jpg (1)…]()";

test("a text with an interrupted upload is not published", async () => {
  const source = `Kites.\n\n${INTERRUPTED}`;
  const { user, updated } = await openPost(
    postRow({ title: "Kites", format: "markdown", source, published: false }),
  );
  await publish(user);
  await findToast(PICTURE_MISSING);
  expect(updated).toEqual([]);

  await choose(user, "Other ways to save", "Save draft");
  await findToast("Post updated successfully");
  expect(updated).toMatchObject([{ published: false, source }]);
});

test("nor is it published from the list", async () => {
  const source = `A mention of \`${INTERRUPTED}\``;
  const posts = [
    postRow({ title: "Kites", format: "markdown", source: INTERRUPTED, published: false }),
    postRow({ title: "Code", format: "markdown", source, published: false }),
  ];
  const { patched } = serveAdminPosts(posts);
  const { user } = openAsOwner("/admin/posts");
  await choose(user, "More for Kites", "Publish");
  await findToast(PICTURE_MISSING);
  expect(patched).toEqual([]);
  await choose(user, "More for Code", "Publish");
  await waitFor(() => expect(patched).toMatchObject([{ published: true }]));
});

test(
  "the upload of a featured image goes on when the settings are closed",
  { tags: "full" },
  async () => {
    const { answerUploads } = serveMedia();
    const { user } = await openPost(postRow({ title: "Kites", published: false }));
    const { answer, release } = heldBack(() => HttpResponse.json({ Key: "", Id: "" }));
    answerUploads(answer);
    await openSettings(user);
    await dropCover("Wave.gif");
    await user.click(button("Close settings"));
    release();
    await openSettings(user);
    await waitFor(() => expect(field("Featured image")).toHaveDisplayValue(/7x5-single$/));
  },
);

async function publishFromList() {
  serveLibrary();
  const requests = serveAdminPosts([postWithPictures()]);
  const { user } = openAsOwner("/admin/posts");
  await choose(user, "More for Kites", "Publish");
  return { user, ...requests, dialog: within(await question()) };
}
const inSource = SOURCE.replace(`![](${KITE}`, `![A red kite.](${KITE}`);

test("publishing from the list asks for the same, and Undo reverts the publication", async () => {
  const { user, updated, patched, dialog } = await publishFromList();
  expect(updated).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(updated).toMatchObject([{ published: true, source: inSource }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await screen.findByText("Published", { selector: "article *" })).toBeVisible();

  await pressInToast(user, "Undo", "Post updated successfully", "Kites");
  expect(await screen.findByText("Draft", { selector: "article *" })).toBeVisible();
  await waitFor(() => expect(patched).toEqual([{ published: false, published_at: null }]));
});

test("publishing from the list can be cancelled, too", async () => {
  const { user, updated, patched, dialog } = await publishFromList();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect([updated, patched]).toEqual([[], []]);
});

test(
  "descriptions are kept when publishing fails, and apply to a text that was changed in the meantime",
  { tags: "full" },
  async () => {
    const { user, updated, changeElsewhere, dialog } = await publishFromList();
    server.use(http.patch(rest("posts"), () => refusal("No."), { once: true }));
    await fill(user, dialog.getByLabelText("Alternative text of picture 2"), "A chart");
    await user.click(dialog.getByRole("button", { name: "Publish" }));
    await findToast("Failed to save post");
    expect(dialog.getByLabelText("Alternative text of picture 2")).toHaveValue("A chart");

    const source = `New words.\n\n![](${KITE})`;
    changeElsewhere(postId, { source });
    await user.click(dialog.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(updated).toHaveLength(2));
    expect(updated[1]).toMatchObject({
      published: true,
      source: `New words.\n\n![A red kite.](${KITE})`,
    });
  },
);
