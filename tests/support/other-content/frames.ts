import type { FrameHost } from "@/lib/html/frame-services";

export const frames: readonly FrameHost[] = ["vimeo", "social.example"];
