import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { MediaLibraryContext, type MediaLibrary } from "@/components/admin/media/media-library";
import { UploadList } from "@/components/admin/media/UploadList";
import { usePictureUploads } from "@/components/admin/media/use-picture-uploads";
import { mediaQuery } from "@/data/media/library";
import { pictureOf } from "@/data/media/pictures";
import { gif, mediaRow } from "../../support/media";

const address = (row: { path: string }) => `/storage/v1/object/public/media/${row.path}`;
const PLACEHOLDER = /^!\[Uploading a\.gif \(\d+\)…\]\(\)$/;

/** A text that the given files can be uploaded to. */
function open(store: MediaLibrary["store"], files: File[]) {
  let text = "";
  const target = {
    insertParagraphs: (inserted: readonly string[]) => {
      text += inserted.join("\n\n");
    },
    replace: (placeholder: string, markdown: string) => {
      const isThere = text.includes(placeholder);
      text = text.replace(placeholder, markdown);
      return isThere;
    },
    flush: () => undefined,
  };
  function Editor() {
    const { uploads, insertPictures } = usePictureUploads(target);
    return (
      <>
        <button onClick={() => insertPictures(files)}>Paste</button>
        <UploadList uploads={uploads} />
      </>
    );
  }
  render(
    <MediaLibraryContext
      value={{ picturesQuery: mediaQuery, texts: async () => [], describe: () => undefined, store }}
    >
      <Editor />
    </MediaLibraryContext>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { press, text: () => text };
}

test("placeholders appear in the text at once and become the pictures, in order", async () => {
  const gate = Promise.withResolvers<void>();
  const { press, text } = open(
    async (file) => {
      await gate.promise;
      return pictureOf(mediaRow(file.name === "a.gif" ? 1 : 2));
    },
    [gif("a.gif"), gif("b.gif")],
  );
  await press("Paste");
  expect(text()).toMatch(
    /^!\[Uploading a\.gif \(\d+\)…\]\(\)\n\n!\[Uploading b\.gif \(\d+\)…\]\(\)$/,
  );

  gate.resolve();
  await waitFor(() => expect(screen.queryByRole("list")).not.toBeInTheDocument());
  expect(text()).toBe(`![A kite.](${address(mediaRow(1))})\n\n![A kite.](${address(mediaRow(2))})`);
});

test("an upload shows its progress, and removes its placeholder when cancelled", async () => {
  const started: Parameters<MediaLibrary["store"]>[1][] = [];
  const { press, text } = open(
    (_, upload) => {
      started.push(upload);
      return new Promise(() => {});
    },
    [gif("a.gif")],
  );
  await press("Paste");
  act(() => started[0]?.onProgress(0.4));
  expect(screen.getByRole("progressbar", { name: "Upload of a.gif" })).toHaveValue(0.4);
  expect(text()).toMatch(PLACEHOLDER);

  await press("Cancel a.gif");
  expect(text()).toBe("");
  expect(started[0]?.signal.aborted).toBe(true);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("a failed upload keeps its placeholder, explains why, and can be retried", async () => {
  let isOffline = true;
  const { press, text } = open(async () => {
    if (isOffline) throw new Error("The server did not answer.");
    return pictureOf(mediaRow(1));
  }, [gif("a.gif")]);
  await press("Paste");
  expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");
  expect(text()).toMatch(PLACEHOLDER);

  isOffline = false;
  await press("Retry a.gif");
  await waitFor(() => expect(text()).toBe(`![A kite.](${address(mediaRow(1))})`));
});

test("a failed upload can be dismissed, and leaves nothing in the text", async () => {
  const { press, text } = open(() => Promise.reject(new Error("Too large.")), [gif("a.gif")]);
  await press("Paste");
  await screen.findByRole("alert");
  await press("Dismiss a.gif");
  expect(text()).toBe("");
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
