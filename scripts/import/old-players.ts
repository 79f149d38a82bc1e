/** The URL of what a script embeds, which Speaker Deck's names beside its own URL. */
export function urlOfScript(src: string, id: string | null | undefined): string {
  return id && /^(?:https?:)?\/\/speakerdeck\.com\//.test(src)
    ? `https://speakerdeck.com/player/${id}`
    : src;
}

/** The page of a player that needed a plugin, as YouTube, Vimeo and Dailymotion offered them in their first years. */
export function pageOfPlayer(url: string): string {
  return url
    .replace(/(?<=^https?:\/\/)youtube\.googleapis(?=\.com\/v\/)/, "www.youtube")
    .replace(/(?<=youtube(?:-nocookie)?\.com\/v\/[\w-]+)&/, "?")
    .replace(
      /^https?:\/\/(?:www\.)?vimeo\.com\/moogaloop\.swf\?(?:.*&)?clip_id=(\d+).*$/,
      "https://vimeo.com/$1",
    )
    .replace(
      /^https?:\/\/(?:www\.)?dailymotion\.com\/swf\/(?:video\/)?([a-z\d]+).*$/i,
      "https://www.dailymotion.com/video/$1",
    );
}
