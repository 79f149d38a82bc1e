import { createStore, useStore } from "@/lib/store";

/*
 * A confirmation link has failed. This is known before the page is rendered; the page's sign-in
 * form then offers to send another link.
 */
const isOffered = createStore(false);

/** Makes the sign-in form offer to resend the confirmation email. */
export const offerNewLink = () => isOffered.write(true);
export const endNewLinkOffer = () => isOffered.write(false);
export const useNewLinkOffer = () => useStore(isOffered);
