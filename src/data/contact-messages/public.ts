import { createCallHook } from "@/data/create-mutation-hook";

/**
 * Stores a message; the database notifies the owner. `id` is generated in the browser, so that sending it again
 * stores nothing twice.
 */
export const useSendMessage = createCallHook("send_contact_message");
