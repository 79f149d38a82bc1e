import { paths } from "@/paths";

export type ComingContent = { path: string; title: string; lead: string };

/** Screens that are not built yet and say so. */
export const comingPages: readonly ComingContent[] = [
  {
    path: paths.home,
    title: "Robin Sample builds software that stays fast",
    lead: "The front page is being set. The journal is open: twelve essays on software, machine learning and the trade.",
  },
  { path: paths.about, title: "About", lead: "The story behind the work is being written." },
  { path: paths.projects, title: "My Projects", lead: "Six case studies are being prepared." },
  { path: paths.skills, title: "Skills", lead: "An honest list is being drawn up." },
  { path: paths.services, title: "Services", lead: "What can be commissioned will stand here." },
  { path: paths.resume, title: "Resume", lead: "The long version of the short story, soon." },
  { path: paths.music, title: "My Music Collection", lead: "Seven tracks are being mixed." },
  {
    path: paths.contact,
    title: "Get In Touch",
    lead: "A form will stand here. Until then, write to hello@example.com.",
  },
  {
    path: paths.pay,
    title: "Pay / Donate",
    lead: "Ways to say thanks are being checked, digit by digit.",
  },
];
