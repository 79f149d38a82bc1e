import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { OrderedList } from "@/components/ui/List";
import { paths } from "@/paths";
import { numberedLabel } from "@/sections";
import { tracks } from "@/content/tracks";
import { LargePlayer } from "./LargePlayer";
import { usePlayer } from "@/lib/player/player-state";
import { PlaylistRow } from "./PlaylistRow";
import { t } from "@/lib/words";

/** The artists of all tracks, without duplicates. */
const credits = [...new Set(tracks.map(({ credit }) => credit))].filter(Boolean).join(", ");

export function MusicPage() {
  return (
    <Page
      title={t("My Music Collection")}
      description={t("The music keeps playing while you read.")}
    >
      <PageHeader
        label={numberedLabel(paths.music, t("Music"))}
        title={t("My Music Collection")}
        lead={t("The music keeps playing while you read.")}
      />
      <div className="page-width grid gap-14 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <LargePlayer tracks={tracks} />
        </div>
        <div className="min-w-0 lg:col-span-7">
          <Playlist />
        </div>
      </div>
    </Page>
  );
}

function Playlist() {
  const currentId = usePlayer(({ track }) => track?.id);
  const isPlaying = usePlayer((player) => player.isPlaying);
  return (
    <section aria-labelledby="playlist">
      <h2 id="playlist" className="label text-ink-muted">
        {t("Playlist")}
      </h2>
      <OrderedList className="mt-3 border-t">
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
      </OrderedList>
      {credits && <p className="mt-3 label text-ink-muted">{credits}</p>}
    </section>
  );
}
