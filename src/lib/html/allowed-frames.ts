import type { FrameHost } from "./frame-services";

let allowed: readonly FrameHost[] = [];

/** Sets the services whose embeds the site shows. */
export function allowFrames(hosts: readonly FrameHost[]): void {
  allowed = hosts;
}

/** The services whose embeds the site shows; none until they are set. */
export function allowedFrames(): readonly FrameHost[] {
  return allowed;
}
