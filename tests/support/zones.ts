/** Where the clocks change in most of the ways there are: by half an hour, by two, at midnight, in Ramadan. */
export const UNUSUAL_ZONES = [
  "Africa/Cairo",
  "Africa/Casablanca",
  "America/Nuuk",
  "America/Santiago",
  "America/St_Johns",
  "Antarctica/Troll",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Europe/Berlin",
  "Europe/Dublin",
  "Pacific/Chatham",
];
