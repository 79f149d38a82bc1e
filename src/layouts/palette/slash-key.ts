import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "@/lib/browser/stored-text";

const KEY = storageKey("slash-key");

/**
 * Whether "/" opens the palette. Programs for dictation may press single characters without being asked to.
 *
 * Source: WCAG 2.1.4, which requires that such keys can be turned off.
 */
export function isSlashOn(): boolean {
  return storedText(KEY) === "";
}

export function toggleSlash(): void {
  storeText(KEY, isSlashOn() ? "off" : "");
}
