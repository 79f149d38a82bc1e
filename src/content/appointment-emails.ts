/*
 * Emails to a client about the consultation; the owner can still edit them in the mail client. `{name}` is the
 * client's, `{project}` the project type, `{time}` the date and time in words with their time zone, `{me}` the
 * owner's name.
 */

/** Says when the consultation is. */
export const appointmentMail = `Hello {name},

thank you for asking about your project ({project}). I have kept this time free for us:

{time}

If it does not suit you, just name two others.

{me}`;

/** Says that the consultation has moved; `{former}` is the previous time. */
export const movedAppointmentMail = `Hello {name},

our consultation about your project ({project}) has moved. Instead of

{former}

it is now

{time}

If that does not suit you, just name two others.

{me}`;
