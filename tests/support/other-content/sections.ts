import { sections, type Section } from "@/paths";

export const switchedOff: readonly Section[] = sections;
