import { http, HttpResponse } from "msw";
import { vi } from "vitest";
import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { rest, rowsWithCount, server } from "./server";
import { signedInAs } from "./session";

type Row = Tables<"media">;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A GIF of 7 by 5 pixels, as far as its name and size; the number makes it another file. */
export function gif(name: string, number = 0): File {
  const bytes = [...new TextEncoder().encode("GIF89a"), 7, 0, 5, 0, number];
  return new File([new Uint8Array(bytes)], name, { type: "image/gif" });
}

/** A picture with alternative text; give what matters to the test. */
export function mediaRow(number: number, given: Partial<Row> = {}): Row {
  const id = idOf(number);
  return {
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
    search_text: "",
    ...given,
  };
}

type UploadAnswer = () => Response | Promise<Response>;
const stored: UploadAnswer = () => HttpResponse.json({ Key: "", Id: "" });

/**
 * A media library that can be listed, searched, filled, changed and emptied, as the owner.
 *
 * @param pictures what it holds at first, newest first
 * @returns what happens to files and rows, in order, and how to have the next uploads fail
 */
export function serveMedia(pictures: Row[] = []) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  let rows = [...pictures];
  let answer: UploadAnswer = stored;
  const uploaded: { path: string; type: string; isReplacing: boolean }[] = [];
  const removed: string[][] = [];
  const changed: TablesInsert<"media">[] = [];
  const uses: { kind: string; id: string; title: string }[] = [];

  server.use(
    http.get(rest("media"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const hash = searchParams.get("hash")?.replace("eq.", "");
      if (hash !== undefined) return HttpResponse.json(rows.filter((row) => row.hash === hash));
      const search = searchParams.get("search_text")?.replace("imatch.***=", "") ?? "";
      const matching = rows.filter(({ name, alt }) =>
        `${name}\n${alt}`.toLowerCase().includes(search.toLowerCase()),
      );
      return rowsWithCount(matching);
    }),
    http.post<never, TablesInsert<"media">>(rest("media"), async ({ request }) => {
      const row = { ...mediaRow(50 + rows.length), ...(await request.json()), alt: "" };
      rows = [row, ...rows];
      return HttpResponse.json(row, { status: 201 });
    }),
    http.patch<never, TablesInsert<"media">>(rest("media"), async ({ request }) => {
      const id = new URL(request.url).searchParams.get("id")?.replace("eq.", "");
      const change = await request.json();
      changed.push(change);
      rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row));
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(rest("media"), ({ request }) => {
      const id = new URL(request.url).searchParams.get("id")?.replace("eq.", "");
      rows = rows.filter((row) => row.id !== id);
      return new HttpResponse(null, { status: 204 });
    }),
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
    rows: () => rows,
    answerUploads: (next: UploadAnswer) => {
      answer = next;
    },
  };
}

/** jsdom reads no pictures: every file is one of so many pixels, and every format can be written. */
export function drawPictures(size: { width: number; height: number }): void {
  vi.stubGlobal("createImageBitmap", async () => ({ ...size, close: () => undefined }));
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: () => undefined }),
    toBlob(this: HTMLCanvasElement, done: BlobCallback, type: string) {
      done(new Blob([`${this.width}x${this.height}`], { type }));
    },
  });
}
