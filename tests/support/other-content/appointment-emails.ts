export const appointmentMail = "{name}: {time}. {project}? {me}";
export const movedAppointmentMail = "{name}: {time}, not {former}. {project}? {me}";
