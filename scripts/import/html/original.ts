import { isPicturePath } from "../picture-file.ts";

/** Blogger's servers for pictures. */
const BLOGGER =
  /^(?:https?:)?\/\/(?:\d\.bp\.blogspot|bp\d\.blogger|blogger\.googleusercontent|lh\d\.(?:googleusercontent|ggpht))\.com\//;
const SIZE = "[swh]\\d+(?:-[a-z\\d]+)*";
const IN_PATH = new RegExp(`/${SIZE}(?=/[^/]*$)`);
const AT_END = new RegExp(`=${SIZE}$`);
/** Those of WordPress.com and Jetpack. */
const WORDPRESS = /^(?:https?:)?\/\/(?:i\d\.wp|[\w-]+(?:\.files)?\.wordpress)\.com\//;
const GHOST = /(?<=\/content\/images)\/size\/w\d+(?:h\d+)?(?:\/format\/\w+)?(?=\/)/;

/** The URL of the original of a resized picture, or of the page that shows it, where a service's URLs tell. */
export function originalOf(url: string): string {
  if (BLOGGER.test(url))
    return url
      .replace(/\?imgmax=\d+$/, "")
      .replace(IN_PATH, "/s0")
      .replace(AT_END, "=s0");
  if (WORDPRESS.test(url) && isPicturePath(url))
    return url
      .replace(/(?<=[?&;])(?:w|h|resize|fit|crop)=[^&#]*(?:&(?:amp;)?|(?=#)|$)/g, "")
      .replace(/(?:\?|&(?:amp;)?)(?=#|$)/, "");
  return url.replace(GHOST, "");
}
