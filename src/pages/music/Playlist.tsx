import { tracks } from "@/content/tracks";
import { usePlayer } from "@/lib/player/player-state";
import { PlaylistRow } from "./PlaylistRow";

export function Playlist() {
  const currentId = usePlayer(({ track }) => track?.id);
  const isPlaying = usePlayer((player) => player.isPlaying);
  return (
    <section aria-labelledby="playlist">
      <h2 id="playlist" className="label text-ink-muted">
        Playlist
      </h2>
      <ol className="mt-3 border-t">
        {tracks.map((track, index) => (
          <li key={track.id} className="border-b">
            <PlaylistRow
              track={track}
              number={index + 1}
              isCurrent={track.id === currentId}
              isPlaying={track.id === currentId && isPlaying}
              tracks={tracks}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
