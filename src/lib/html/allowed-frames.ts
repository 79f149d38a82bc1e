import type { FrameHost } from "./frame-services";

let allowed: readonly FrameHost[] = [];

/** Takes in whose frames the site shows. */
export function allowFrames(hosts: readonly FrameHost[]): void {
  allowed = hosts;
}

/** Whose frames the site shows; nobody's before it has said so. */
export function allowedFrames(): readonly FrameHost[] {
  return allowed;
}
