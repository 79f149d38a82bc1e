import type { Section } from "@/paths";

export const switchedOff: readonly Section[] = [];
