import { createCallHook } from "@/data/create-mutation-hook";

/**
 * Stores a consultation request, whose time is then held for 48 hours; the database notifies the owner. `id` is
 * generated in the browser, so that sending it again stores nothing twice; `requested_for` is a free time, ISO 8601,
 * `time_zone` the device's zone, `kind` the id of a consultation type, and `token` the secret of the link to it, 43
 * characters. Fails with the code PT409 if the time has just been taken.
 */
export const useRequestConsultation = createCallHook("send_consultation_request");
