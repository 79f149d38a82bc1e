import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { MediaLibraryContext, type MediaLibrary } from "@/components/media/media-library";
import { usePictureUploads } from "@/components/media/use-picture-uploads";
import { mediaQuery } from "@/data/media/library";
import { pictureOf } from "@/data/media/pictures";
import { listenForNotices, type Notice } from "@/lib/notify";
import { gif, mediaRow } from "../support/media";

const address = (row: { path: string }) => `/storage/v1/object/public/media/${row.path}`;

/** A text that pictures are uploaded into. */
function open(store: MediaLibrary["store"]) {
  let text = "";
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MediaLibraryContext value={{ picturesQuery: mediaQuery, store }}>
      {children}
    </MediaLibraryContext>
  );
  const { result } = renderHook(usePictureUploads, { wrapper });
  const target = {
    insert: (inserted: string) => {
      text += inserted;
    },
    replace: (placeholder: string, markdown: string) => {
      const isThere = text.includes(placeholder);
      text = text.replace(placeholder, markdown);
      return isThere;
    },
  };
  return { upload: (files: File[]) => result.current(files, target), text: () => text };
}

test("placeholders stand in the text at once and become the pictures, in their order", async () => {
  const gate = Promise.withResolvers<void>();
  const { upload, text } = open(async (file) => {
    await gate.promise;
    return pictureOf(mediaRow(file.name === "a.gif" ? 1 : 2));
  });
  const done = upload([gif("a.gif"), gif("b.gif")]);
  expect(text()).toMatch(
    /^!\[Uploading a\.gif \(\d+\)…\]\(\)\n\n!\[Uploading b\.gif \(\d+\)…\]\(\)$/,
  );

  gate.resolve();
  await done;
  expect(text()).toBe(`![A kite.](${address(mediaRow(1))})\n\n![A kite.](${address(mediaRow(2))})`);
});

test("what fails leaves no placeholder behind, and can be tried again", async () => {
  const notices: Notice[] = [];
  const stop = listenForNotices((notice) => notices.push(notice));
  let isOffline = true;
  const { upload, text } = open(async () => {
    if (isOffline) throw new Error("The server did not answer.");
    return pictureOf(mediaRow(1));
  });
  await upload([gif("a.gif")]);
  expect(text()).toBe("");
  expect(notices).toMatchObject([
    { title: "a.gif was not uploaded", description: "The server did not answer." },
  ]);

  isOffline = false;
  notices[0]?.action?.onClick();
  await expect.poll(text).toContain("![A kite.](");
  stop();
});
