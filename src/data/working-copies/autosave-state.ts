import type { WorkingCopy } from "./working-copies";

/**
 * Keeping an editor's text on the server while it is written. `pause` and `leave` with a text stand
 * for one that is not there yet, `unchanged` for a pause in which the form shows what is stored.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> loading
 *   loading --> idle: loaded, nothing to offer
 *   loading --> offered: loaded, another text
 *   loading --> leftover: loaded, the same text as stored
 *   offered --> idle: restored
 *   offered --> removing: discarded
 *   idle --> saving: pause
 *   idle --> leaving: leave
 *   saving --> saved: saved
 *   saving --> failed: failed
 *   saving --> conflict: another browser has written
 *   saving --> leaving: leave
 *   leaving --> saved: saved
 *   leaving --> leftover: failed
 *   leaving --> saving: pause
 *   saved --> saving: pause
 *   failed --> saving: pause
 *   conflict --> saving: pause
 *   leftover --> saving: pause
 *   saved --> removing: unchanged, done
 *   failed --> removing: unchanged, done
 *   leftover --> removing: unchanged, done
 *   conflict --> idle: unchanged, done
 *   removing --> idle: removed
 *   removing --> leftover: failed
 * ```
 *
 * `loading` and `offered` take `pause` and `leave` as `idle` does: whoever calls must not send them
 * while a question about a draft is on screen, because saving replaces the offered copy.
 */
export type Autosave = {
  /** `savedAt` of the copy that this editor may replace or remove, since the owner has seen it. */
  seen: string | null;
  /** When the server last stored a text of this editor, ISO 8601. */
  at: string | null;
  /** A text that the owner saved or discarded: it is not stored again. */
  done: string | null;
} & (
  | { name: "loading" }
  /** A text from another visit is being offered. */
  | { name: "offered"; copy: WorkingCopy }
  /** The server has no text of this editor. */
  | { name: "idle" }
  | { name: "saving"; text: string }
  /** A text is being sent in a way that outlives the page, which may stay after all. */
  | { name: "leaving"; text: string; message: string }
  | { name: "saved"; text: string }
  /** The server may or may not have the text. */
  | { name: "failed"; message: string }
  /** The server has a text of another browser, which is kept. */
  | { name: "conflict"; message: string }
  | { name: "removing"; removes: string | null }
  /** The server may have a copy that is no longer wanted. */
  | { name: "leftover"; removes: string | null }
);

export type AutosaveEvent =
  /** The editor shows another post now. */
  | { name: "opened" }
  /**
   * @param isSame whether it contains only what is stored; `isChanged` whether the user is typing
   */
  | { name: "loaded"; copy: WorkingCopy | null; isSame: boolean; isChanged: boolean }
  | { name: "restored" }
  | { name: "discarded" }
  /** Time to save. The text is null when the form shows what is stored. */
  | { name: "pause"; text: string | null }
  /** The page is being left, or may be. */
  | { name: "leave"; text: string | null }
  | { name: "saved"; text: string; at: string }
  | { name: "failed"; text: string; message: string }
  | { name: "conflict"; text: string; message: string }
  /** The request sent by `leave` has been answered; `at` is null if it did not store the text. */
  | { name: "left"; text: string; at: string | null }
  /** The owner saved or discarded a text; a pending offer stays. */
  | { name: "done"; text: string | null; isOffering: boolean }
  /** The user has agreed to lose the text. */
  | { name: "signed out"; text: string | null }
  | { name: "removed" }
  | { name: "not removed" };

export type AutosaveEffect =
  /** @param seen `savedAt` of another browser's copy that may be replaced */
  | { name: "save" | "save while leaving"; text: string; seen: string | null }
  /** @param seen `savedAt` of another browser's copy that is removed as well */
  | { name: "remove"; seen: string | null };

export const opened: Autosave = { name: "loading", seen: null, at: null, done: null };
