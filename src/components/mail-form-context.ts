import { createContext, type ReactNode } from "react";
import type { Topic } from "./SubscribeForm";

/** Renders the form to subscribe to new articles; null if the owner has not turned on emails to readers. */
export const MailFormContext = createContext<((topics: readonly Topic[]) => ReactNode) | null>(
  null,
);
