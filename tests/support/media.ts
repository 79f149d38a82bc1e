import { http, HttpResponse } from "msw";
import { vi } from "vitest";
import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { rest, server } from "./server";
import { serveTable } from "./table";
import { signedInAs } from "./session";

type Row = Tables<"media">;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** What jsdom, which decodes no pictures, decodes instead. */
function decodeAs(size: { width: number; height: number }) {
  vi.stubGlobal("createImageBitmap", async () => ({ ...size, close: () => undefined }));
}

/** A GIF of 7 by 5 pixels; the number makes it a different file. */
export function gif(name: string, number = 0): File {
  decodeAs({ width: 7, height: 5 });
  const bytes = [...new TextEncoder().encode("GIF89a"), 7, 0, 5, 0, number];
  return new File([new Uint8Array(bytes)], name, { type: "image/gif" });
}

/** A picture with alt text; pass what matters to the test. */
export function mediaRow(number: number, given: Partial<Row> = {}): Row {
  const id = idOf(number);
  const row = {
    id,
    name: `Picture ${number}`,
    alt: "A kite.",
    decorative: false,
    mime: "image/webp",
    bytes: 340_000,
    width: 1920,
    height: 1080,
    hash: String(number).padStart(64, "0"),
    path: `${id}/1920x1080`,
    variants: [
      { path: `${id}/640`, width: 640, mime: "image/webp", bytes: 40_000 },
      { path: `${id}/1280`, width: 1280, mime: "image/webp", bytes: 120_000 },
    ],
    created_at: `2026-11-20T10:00:${String(59 - number).padStart(2, "0")}+00:00`,
    updated_at: "2026-11-20T10:00:00+00:00",
    ...given,
  };
  return { search_text: `${row.name}\n${row.alt}`, ...row };
}

type UploadAnswer = () => Response | Promise<Response>;
const stored: UploadAnswer = () => HttpResponse.json({ Key: "", Id: "" });

/**
 * A media library that the owner can list, search, fill, change and empty.
 *
 * @param pictures its initial contents, newest first
 * @returns the operations on files and rows, in order, and a way to make the next uploads fail
 */
export function serveMedia(pictures: Row[] = []) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  let answer: UploadAnswer = stored;
  const uploaded: { path: string; type: string; isReplacing: boolean }[] = [];
  const removed: string[][] = [];
  const changed: TablesInsert<"media">[] = [];
  const uses: { kind: string; id: string; title: string }[] = [];
  const { rows, change } = serveTable<Row, TablesInsert<"media">>("media", pictures, (sent) =>
    changed.push(sent),
  );

  server.use(
    http.post(rest("rpc/media_uses"), () => HttpResponse.json(uses)),
    http.post("*/storage/v1/object/media/*", async ({ request }) => {
      uploaded.push({
        path: new URL(request.url).pathname.replace(/.*\/object\/media\//, ""),
        type: request.headers.get("content-type") ?? "",
        isReplacing: request.headers.get("x-upsert") === "true",
      });
      return answer();
    }),
    http.delete("*/storage/v1/object/media", async ({ request }) => {
      const { prefixes }: { prefixes: string[] } = Object(await request.json());
      removed.push(prefixes);
      return HttpResponse.json([]);
    }),
  );
  return {
    uploaded,
    removed,
    changed,
    uses,
    rows,
    change,
    answerUploads: (next: UploadAnswer) => {
      answer = next;
    },
  };
}

/**
 * jsdom decodes no pictures: every file has this size, and every format can be written.
 *
 * @param grey what is read back of a mid-grey
 */
export function drawPictures(size: { width: number; height: number }, grey = 128): void {
  decodeAs(size);
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, "getContext").mockReturnValue(
    Object({
      drawImage: () => undefined,
      fillRect: () => undefined,
      getImageData: () => ({ data: [grey, grey, grey, 255] }),
    }),
  );
  vi.spyOn(prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = "image/png",
  ) {
    done(new Blob([`${this.width}x${this.height}`], { type }));
  });
}
