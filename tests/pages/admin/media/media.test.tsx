import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { bytesOf, hashOf } from "@/lib/media/chosen-file";
import { drawPictures, gif, mediaRow, serveMedia } from "../../../support/media";
import { renderApp } from "../../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../../support/requests";
import { auth, rest, retiredKey, server } from "../../../support/server";
import { sessionOf } from "../../../support/session";
import { findToast } from "../../../support/toasts";
import { fill } from "../../../support/fill";

const picture = (name: string) => screen.findByRole("button", { name: `Details of ${name}` });
const noAlt = (name: string) =>
  screen.findByRole("button", { name: `Details of ${name}, no alternative text` });
const input = () => screen.findByLabelText("Upload: files");
const photo = (name: string, content = name) => new File([content], name, { type: "image/jpeg" });

test("the library shows its pictures and marks those without a description", async () => {
  serveMedia([mediaRow(1), mediaRow(2, { alt: "" }), mediaRow(3, { alt: "", decorative: true })]);
  renderApp("/admin/media");

  expect(await picture("Picture 1")).toBeInTheDocument();
  expect(await noAlt("Picture 2")).toBeInTheDocument();
  expect(await picture("Picture 3")).toBeInTheDocument();
  expect(screen.getByText("3 pictures")).toBeInTheDocument();
});

test("pictures are found by name and by description", async () => {
  serveMedia([mediaRow(1), mediaRow(2, { alt: "A harbour at dusk." })]);
  const { user } = renderApp("/admin/media");
  await picture("Picture 1");

  await fill(user, screen.getByRole("searchbox"), "dusk");
  expect(await screen.findByText("1 matching picture")).toBeInTheDocument();
  await user.clear(screen.getByRole("searchbox"));
  await fill(user, screen.getByRole("searchbox"), "nothing");
  expect(await screen.findByText("No pictures match your search.")).toBeInTheDocument();
});

const paste = (text: string, name: string) =>
  fireEvent.paste(document.body, { clipboardData: { files: [gif(name)], getData: () => text } });

test("pictures can be pasted anywhere on the page", async () => {
  serveMedia();
  renderApp("/admin/media");
  await screen.findByText("No pictures found");
  // As office programs do.
  paste("Words", "of-words.gif");
  paste("", "image.gif");
  expect(await noAlt("image")).toBeInTheDocument();
  expect(screen.queryByText(/of-words/)).not.toBeInTheDocument();
});

test("an animation is stored unchanged", async () => {
  const { uploaded, rows } = serveMedia();
  const { user } = renderApp("/admin/media");
  await user.upload(await input(), gif("Wave.gif"));

  await noAlt("Wave");
  expect(uploaded).toMatchObject([{ type: "image/gif" }]);
  expect(await rows()).toMatchObject([{ width: 7, height: 5, mime: "image/gif", variants: [] }]);
  expect((await rows())[0]?.path).toMatch(/\/7x5-single$/);
});

test("the same file is stored once, whatever it is called", async () => {
  const { uploaded, rows } = serveMedia();
  const { user } = renderApp("/admin/media");
  await user.upload(await input(), [gif("Wave.gif"), gif("Wave again.gif"), gif("Other.gif", 1)]);

  await noAlt("Other");
  expect(uploaded).toHaveLength(2);
  expect((await rows()).map(({ name }) => name)).toEqual(["Other", "Wave"]);
});

test("a failed upload explains why, can be retried, and leaves nothing behind", async () => {
  const { answerUploads, removed, uploaded } = serveMedia();
  answerUploads(() =>
    HttpResponse.json({ statusCode: "413", error: "", message: "Too large." }, { status: 400 }),
  );
  const { user } = renderApp("/admin/media");
  await user.upload(await input(), gif("Wave.gif"));

  const list = await screen.findByRole("list", { name: "Uploads" });
  expect(await within(list).findByRole("alert")).toHaveTextContent("Too large.");
  expect(removed).toEqual([uploaded.map(({ path }) => path)]);

  answerUploads(() => HttpResponse.json({}));
  await user.click(within(list).getByRole("button", { name: "Retry Wave.gif" }));
  await noAlt("Wave");
  expect(screen.queryByRole("list", { name: "Uploads" })).not.toBeInTheDocument();
});

/** Loses the response to the next insert of a picture. */
function loseResponse(store: (request: Request) => Promise<unknown>) {
  server.use(
    http.post(
      rest("media"),
      async ({ request }) => {
        await store(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}

test("a picture that was stored without a response is in the library, with its files", async () => {
  const { removed, rows } = serveMedia();
  loseResponse(fetch);
  const { user } = renderApp("/admin/media");
  await user.upload(await input(), gif("Wave.gif"));

  await noAlt("Wave");
  expect(await rows()).toHaveLength(1);
  expect(removed).toEqual([]);
});

test("files stay as long as the insert of their picture may still arrive", async () => {
  const { removed } = serveMedia();
  loseResponse(async () => undefined);
  const { user } = renderApp("/admin/media");
  await user.upload(await input(), gif("Wave.gif"));

  const list = await screen.findByRole("list", { name: "Uploads" });
  expect(await within(list).findByRole("alert")).toHaveTextContent("The server did not answer.");
  await user.click(within(list).getByRole("button", { name: "Retry Wave.gif" }));
  await noAlt("Wave");
  expect(removed).toEqual([]);
});

test.each([
  ["a retired key", retiredKey, /^The server does not accept this page’s key\./],
  [
    "a right that is gone",
    () => HttpResponse.json({ statusCode: "403", error: "Unauthorized" }, { status: 400 }),
    "You are not signed in.",
  ],
])("an upload refused for %s says so", async (_, refuse, words) => {
  const { answerUploads } = serveMedia();
  answerUploads(refuse);
  server.use(
    http.post(auth("token"), () => HttpResponse.json(sessionOf({ email: "owner@example.com" }))),
  );
  const { user } = renderApp("/admin/media");
  await user.upload(await input(), gif("Wave.gif"));

  const list = await screen.findByRole("list", { name: "Uploads" });
  expect(await within(list).findByRole("alert")).toHaveTextContent(words);
  // The session is still being renewed.
  await earlierRequestsHaveArrived();
});

test("an upload can be cancelled, and the next one continues", async () => {
  const { answerUploads, uploaded, rows } = serveMedia();
  const held = heldBack(() => HttpResponse.json({}));
  answerUploads(held.answer);
  const { user } = renderApp("/admin/media");
  await user.upload(await input(), [gif("Slow.gif"), gif("Next.gif", 1)]);
  await screen.findByRole("progressbar", { name: "Upload of Slow.gif" });
  // Before the upload, it is searched for in the library.
  await waitFor(() => expect(uploaded).toHaveLength(1));

  answerUploads(() => HttpResponse.json({}));
  await user.click(screen.getByRole("button", { name: "Cancel Slow.gif" }));
  await noAlt("Next");
  held.release();
  expect((await rows()).map(({ name }) => name)).toEqual(["Next"]);
});

test("a picture is described, or marked as decorative", { tags: "full" }, async () => {
  const { changed } = serveMedia([mediaRow(1, { alt: "" })]);
  const { user } = renderApp("/admin/media");
  await user.click(await noAlt("Picture 1"));
  let dialog = await screen.findByRole("dialog", { name: "Picture" });
  await fill(user, within(dialog).getByLabelText("Alternative text"), " A kite. ");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await findToast("Picture saved")).toBeInTheDocument();
  expect(changed).toEqual([{ alt: "A kite.", decorative: false }]);

  await user.click(await picture("Picture 1"));
  dialog = await screen.findByRole("dialog", { name: "Picture" });
  await user.click(within(dialog).getByRole("checkbox", { name: /^Decorative/ }));
  expect(within(dialog).getByLabelText("Alternative text")).toBeDisabled();
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await picture("Picture 1");
  expect(changed[1]).toEqual({ alt: "", decorative: true });
});

test("saving a picture keeps changes that somebody else made to other fields", async () => {
  const row = mediaRow(1, { alt: "" });
  const { change, rows } = serveMedia([row]);
  const { user } = renderApp("/admin/media");
  await user.click(await noAlt("Picture 1"));
  const dialog = await screen.findByRole("dialog", { name: "Picture" });
  change(row.id, { alt: "A kite." });
  await user.clear(within(dialog).getByLabelText("Name"));
  await fill(user, within(dialog).getByLabelText("Name"), "Kite");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));

  expect(await findToast("Picture saved")).toBeInTheDocument();
  expect(await rows()).toMatchObject([{ name: "Kite", alt: "A kite." }]);
});

test(
  "a description being typed survives when its picture moves out of the list or is deleted",
  { tags: "full" },
  async () => {
    const { change } = serveMedia(Array.from({ length: 24 }, (_, number) => mediaRow(number + 1)));
    const { user } = renderApp("/admin/media");
    await user.click(await picture("Picture 24"));
    const dialog = await screen.findByRole("dialog", { name: "Picture" });
    const text = within(dialog).getByLabelText("Alternative text");
    await user.type(text, " It is red.");
    // The new picture is the first one then.
    fireEvent.drop(document.querySelector("#main h1") ?? document.body, {
      dataTransfer: { files: [gif("Late.gif")], types: ["Files"] },
    });
    await screen.findByRole("button", {
      name: "Details of Late, no alternative text",
      hidden: true,
    });
    expect(text).toBeVisible();
    expect(text).toHaveValue("A kite. It is red.");

    change(mediaRow(24).id, null);
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await findToast("Failed to save picture", "It no longer exists.");
    expect(text).toHaveValue("A kite. It is red.");
  },
);

test("a description being typed survives its closed dialog", async () => {
  serveMedia([mediaRow(1)]);
  const { user } = renderApp("/admin/media");
  const open = async () => user.click(await picture("Picture 1"));
  await open();
  await user.type(await screen.findByLabelText("Alternative text"), " It is red.");
  await user.keyboard("{Escape}");
  await open();
  expect(await screen.findByLabelText("Alternative text")).toHaveValue("A kite. It is red.");
});

test("deleting a picture shows where it is used, and removes its files", async () => {
  const row = mediaRow(1);
  const { uses, removed, rows } = serveMedia([row]);
  uses.push({ kind: "posts", id: "p", title: "On kites" });
  uses.push({ kind: "working copies", id: "w", title: "" });
  uses.push({ kind: "revisions", id: "r", title: "On wind" });
  uses.push({ kind: "bin", id: "b", title: "On rain" });
  const { user } = renderApp("/admin/media");
  await user.click(await picture("Picture 1"));
  expect(await screen.findByRole("link", { name: "On kites" })).toHaveAttribute("href", "/blog/p");
  expect(screen.getByRole("link", { name: "Untitled" })).toHaveAttribute("href", "/admin/posts");
  expect(screen.getByRole("link", { name: "On wind" })).toHaveAttribute("href", "/admin/posts/r");
  expect(screen.getByRole("link", { name: "On rain" })).toHaveAttribute("href", "/admin/bin");

  await user.click(screen.getByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("dialog", { name: "Delete picture" });
  expect(question).toHaveAccessibleDescription(
    /It would be missing from “On kites”, “Untitled”, “On wind”, and 1 other place\./,
  );
  // It ignores presses until it is known again where the picture is used.
  const sure = { name: "Delete anyway", busy: false };
  await user.click(await within(question).findByRole("button", sure));

  expect(await findToast("Picture deleted")).toBeInTheDocument();
  expect(removed).toEqual([[row.path, `${row.id}/640`, `${row.id}/1280`]]);
  expect(await rows()).toEqual([]);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Media" })).toHaveFocus());
});

test("a replaced picture keeps its URL and all its sizes", async () => {
  drawPictures({ width: 800, height: 800 });
  const row = mediaRow(1);
  const { uploaded, changed } = serveMedia([row]);
  const { user } = renderApp("/admin/media");
  await user.click(await picture("Picture 1"));
  await user.upload(await screen.findByLabelText("Replace: files"), photo("New.jpg"));

  expect(await findToast("Picture replaced")).toBeInTheDocument();
  expect(uploaded.map(({ path, isReplacing }) => [path, isReplacing])).toEqual(
    ["640", "1280", "1920x1080"].map((file) => [`${row.id}/${file}`, true]),
  );
  expect(changed).toMatchObject([{ width: 800, height: 800 }]);
  expect(changed[0]).not.toHaveProperty("path");
});

test("a picture that was replaced only in part can be put back", { tags: "full" }, async () => {
  drawPictures({ width: 800, height: 800 });
  const file = photo("Old.jpg");
  const hash = await hashOf(await bytesOf(file));
  const { uploaded, answerUploads } = serveMedia([mediaRow(1, { hash })]);
  const { user } = renderApp("/admin/media");
  await user.click(await picture("Picture 1"));
  answerUploads(() => {
    answerUploads(() => HttpResponse.error());
    return HttpResponse.json({ Key: "", Id: "" });
  });
  await user.upload(await screen.findByLabelText("Replace: files"), photo("New.jpg"));
  await findToast("Failed to replace picture");

  answerUploads(() => HttpResponse.json({ Key: "", Id: "" }));
  uploaded.length = 0;
  await user.upload(screen.getByLabelText("Replace: files"), file);
  await findToast("Picture replaced");
  expect(uploaded).toHaveLength(3);
});

test("nothing is uploaded by a browser that returns noise instead of a picture", async () => {
  drawPictures({ width: 800, height: 800 }, 200);
  const { uploaded } = serveMedia();
  const { user } = renderApp("/admin/media");
  await user.upload(await input(), photo("New.jpg"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Allow this site to read canvas data");
  expect(uploaded).toEqual([]);
});

test("an animation cannot replace a picture, whose smaller files it would lack", async () => {
  const { uploaded } = serveMedia([mediaRow(1)]);
  const { user } = renderApp("/admin/media");
  await user.click(await picture("Picture 1"));
  await user.upload(await screen.findByLabelText("Replace: files"), gif("Wave.gif"));
  expect(await findToast("Failed to replace picture")).toHaveTextContent("Upload it as a new one.");
  expect(uploaded).toEqual([]);
});
