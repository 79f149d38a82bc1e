import { createContext, type ReactNode } from "react";
import type { Topic } from "./SubscribeForm";

/** Renders the form for new articles by mail; null where the owner has not switched emails to readers on. */
export const MailFormContext = createContext<((topics: readonly Topic[]) => ReactNode) | null>(
  null,
);
