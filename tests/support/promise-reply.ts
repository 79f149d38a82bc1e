import { onTestFinished } from "vitest";
import { profile } from "@/content/profile";

/** The owner promises a reply in these words. */
export function promiseReply(words: string): void {
  const before = profile.replyTime;
  profile.replyTime = words;
  onTestFinished(() => void (profile.replyTime = before));
}
