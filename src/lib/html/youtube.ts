/** The paths of the page and of the embed for a video or a playlist; null for other URLs. */
export function youtube({ hostname, pathname, searchParams }: URL): [string, string] | null {
  const [, first = "", second = ""] = pathname.split("/");
  const list = /^[\w-]{12,64}$/.exec(searchParams.get("list") ?? "")?.[0];
  if (first === "playlist" || second === "videoseries")
    return list === undefined
      ? null
      : [`https://www.youtube.com/playlist?list=${list}`, `/embed/videoseries?list=${list}`];
  const written =
    hostname === "youtu.be"
      ? first
      : first === "watch"
        ? searchParams.get("v")
        : ["embed", "shorts", "live", "v"].includes(first) && second;
  const id = /^[\w-]{11}$/.exec(written || "")?.[0];
  if (id === undefined) return null;
  const start = seconds(searchParams.get("start") ?? searchParams.get("t") ?? "");
  return [
    `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ""}`,
    `/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ""}`,
  ];
}

/** Parses "90", "90s" and "1h2m3s"; 0 for anything else. */
function seconds(time: string): number {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  const sum = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
  return sum < 1e6 ? sum : 0;
}
