import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { PICTURE_MISSING } from "@/components/admin/media/use-pictures-to-describe";
import { heldBack } from "../../support/requests";
import { rest, server } from "../../support/server";
import { gif, mediaRow, serveMedia } from "../../support/media";
import { fill } from "../../support/fill";
import { field, pages, projects } from "../../support/serve-records";
import { findToast } from "../../support/toasts";

/** Drags files over an element and drops them. */
function drop(target: Element, files: File[]) {
  const dataTransfer = { files, types: ["Files"], dropEffect: "" };
  expect(fireEvent.dragOver(target, { dataTransfer }), "the browser opens no file").toBe(false);
  expect(fireEvent.drop(target, { dataTransfer }), "the browser opens no file").toBe(false);
  return dataTransfer;
}

const image = () => screen.getByLabelText("Image", { exact: true });

test("a project's picture is chosen from the library, and the focus returns to the button", async () => {
  const { user } = await projects.openNew();
  const row = mediaRow(1);
  serveMedia([row]);
  await user.click(screen.getByRole("button", { name: "Choose image" }));
  const picker = await screen.findByRole("dialog", { name: "Choose a picture" });
  await user.click(await within(picker).findByRole("button", { name: "Choose Picture 1" }));

  expect(image()).toHaveValue(`/storage/v1/object/public/media/${row.path}`);
  expect(screen.queryByRole("dialog", { name: "Choose a picture" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Choose image" })).toHaveFocus();
});

test("a picture from the library is inserted into a text, and typing continues after it", async () => {
  const { user } = await pages.openNew();
  serveMedia([mediaRow(1)]);
  const text = screen.getByRole("textbox", { name: "Content" });
  await user.type(text, "One.");
  await user.click(screen.getByRole("button", { name: "Insert picture" }));
  await user.click(await screen.findByRole("button", { name: "Choose Picture 1" }));

  await waitFor(() => expect(text).toHaveFocus());
  await user.keyboard("Two.");
  expect(text).toHaveValue(
    `One.\n\n![A kite.](/storage/v1/object/public/media/${mediaRow(1).path})\n\nTwo.`,
  );
});

test("a picture uploaded in the picker is chosen automatically", async () => {
  const { user } = await projects.openNew();
  serveMedia();
  await user.click(screen.getByRole("button", { name: "Choose image" }));
  const picker = await screen.findByRole("dialog", { name: "Choose a picture" });
  await user.upload(within(picker).getByLabelText("Upload: files"), gif("Wave.gif"));

  expect(await screen.findByDisplayValue(/\/7x5-single$/)).toBe(image());
});

test(
  "if several pictures are uploaded in the picker, one has to be chosen",
  { tags: "full" },
  async () => {
    const { user } = await projects.openNew();
    serveMedia();
    await user.click(screen.getByRole("button", { name: "Choose image" }));
    const picker = within(await screen.findByRole("dialog", { name: "Choose a picture" }));
    await user.upload(picker.getByLabelText("Upload: files"), [gif("Wave.gif"), gif("2.gif", 1)]);

    await picker.findByRole("button", { name: "Choose Wave, no alternative text" });
    await user.click(
      await picker.findByRole(
        "button",
        { name: "Choose 2, no alternative text" },
        { timeout: 3000 },
      ),
    );
    expect(screen.getByDisplayValue(/\/7x5-single$/)).toBe(image());
  },
);

test("an upload cancelled at the last moment changes nothing", { tags: "full" }, async () => {
  await projects.openNew();
  serveMedia();
  const { answer, release } = heldBack(() => HttpResponse.json([mediaRow(1)]));
  server.use(http.get(rest("media"), answer, { once: true }));
  drop(image(), [gif("Wave.gif")]);
  fireEvent.click(await screen.findByRole("button", { name: "Cancel Wave.gif" }));
  // It is handled after the first.
  drop(image(), [new File(["x"], "cv.pdf", { type: "application/pdf" })]);
  release();
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(image()).toHaveValue("");
});

test("a picture dropped on the field or beside it is used", async () => {
  await projects.openNew();
  const { uploaded } = serveMedia();
  drop(screen.getByRole("button", { name: "Choose image" }), [gif("Wave.gif"), gif("2.gif", 1)]);
  expect(await screen.findByDisplayValue(/\/7x5-single$/)).toBe(image());
  expect(uploaded, "one of several").toHaveLength(1);
});

test("a file dropped elsewhere is rejected, and the pointer shows it", async () => {
  await projects.openNew();
  for (const target of [screen.getByRole("button", { name: "Save Project" }), document.body])
    expect(drop(target, [gif("Wave.gif")]).dropEffect).toBe("none");
  expect(screen.queryByRole("list", { name: "Uploads" })).not.toBeInTheDocument();
  expect(fireEvent.dragOver(image(), { dataTransfer: { types: ["text/plain"] } })).toBe(true);
});

test("a file that is not a picture is refused with a reason", async () => {
  await projects.openNew();
  serveMedia();
  drop(image(), [new File(["x"], "cv.pdf", { type: "application/pdf" })]);
  expect(await screen.findByRole("alert")).toHaveTextContent("This is not a picture.");
});

test("saving waits for a picture that is being uploaded, and fails with it", async () => {
  const { user, inserted } = await projects.openNew();
  const { answerUploads } = serveMedia();
  const refused = heldBack(() => new HttpResponse(null, { status: 413 }));
  answerUploads(refused.answer);
  await fill(user, screen.getByLabelText("Title"), "Tidewatch");
  await fill(user, screen.getByLabelText("Description"), "Tides.");
  drop(image(), [gif("Wave.gif")]);
  await user.click(screen.getByRole("button", { name: "Save Project" }));
  expect(await screen.findByRole("button", { name: "Saving..." })).toBeVisible();
  refused.release();
  await findToast(PICTURE_MISSING);
  expect(inserted).toEqual([]);

  const { answer, release } = heldBack(() => HttpResponse.json({ Key: "", Id: "" }));
  answerUploads(answer);
  await user.click(screen.getByRole("button", { name: "Retry Wave.gif" }));
  await user.click(screen.getByRole("button", { name: "Save Project" }));
  expect(await screen.findByRole("button", { name: "Saving..." })).toBeVisible();
  release();
  await findToast("Project saved successfully!");
  expect(inserted).toMatchObject([{ image_url: expect.stringMatching(/\/7x5-single$/) }]);
});

test(
  "saving does not wait for a cancelled upload, whose files may take long to be removed",
  { tags: "full" },
  async () => {
    const { user, inserted } = await projects.openNew();
    const { answerUploads } = serveMedia();
    const { answer, release } = heldBack(() => new HttpResponse(null, { status: 500 }));
    answerUploads(answer);
    const removed = vi.fn<typeof answer>(answer);
    server.use(http.delete("*/storage/v1/object/media", removed));
    await fill(user, screen.getByLabelText("Title"), "Tidewatch");
    await fill(user, screen.getByLabelText("Description"), "Tides.");
    await user.type(field("Long description"), "Before.");
    fireEvent.paste(field("Long description"), {
      clipboardData: { files: [gif("Wave.gif")], types: ["Files"], items: [], getData: () => "" },
    });
    await waitFor(() => expect(field("Long description")).toHaveDisplayValue(/Uploading Wave/));
    await screen.findByRole("button", { name: "Cancel Wave.gif" });
    await user.click(screen.getByRole("button", { name: "Save Project" }));
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Cancel Wave.gif" }));
    await findToast("Project saved successfully!");
    expect(inserted).toMatchObject([{ long_description: "Before." }]);
    await waitFor(() => expect(removed).toHaveBeenCalled());
    release();
  },
);

test(
  "a failed upload that is dismissed while another goes on does not prevent saving",
  { tags: "full" },
  async () => {
    const { user, inserted } = await projects.openNew();
    const { answerUploads } = serveMedia();
    const { answer, release } = heldBack(() => HttpResponse.json({ Key: "", Id: "" }));
    answerUploads(answer);
    await fill(user, screen.getByLabelText("Title"), "Tidewatch");
    await fill(user, screen.getByLabelText("Description"), "Tides.");
    drop(image(), [new File(["x"], "cv.png", { type: "image/png" })]);
    drop(image(), [gif("Wave.gif")]);
    await user.click(screen.getByRole("button", { name: "Save Project" }));
    await user.click(await screen.findByRole("button", { name: "Dismiss cv.png" }));
    release();
    await findToast("Project saved successfully!");
    expect(inserted).toMatchObject([{ image_url: expect.stringMatching(/7x5-single$/) }]);
  },
);

test("a picture dropped on the picker is chosen, and uploaded once", async () => {
  const { user } = await projects.openNew();
  serveMedia();
  await user.click(screen.getByRole("button", { name: "Choose image" }));
  drop(await screen.findByRole("dialog", { name: "Choose a picture" }), [gif("Wave.gif")]);
  expect(screen.getAllByRole("list", { name: "Uploads", hidden: true })).toHaveLength(1);
  expect(await screen.findByDisplayValue(/\/7x5-single$/)).toBe(image());
});

test("a picture is removed, and the focus stays at the field", async () => {
  const { user } = await projects.openNew();
  expect(screen.queryByRole("button", { name: "Remove image" })).not.toBeInTheDocument();
  await user.type(image(), "/images/tide.png");
  await user.click(screen.getByRole("button", { name: "Remove image" }));
  expect(image()).toHaveValue("");
  await waitFor(() => expect(screen.getByRole("button", { name: "Choose image" })).toHaveFocus());
});
