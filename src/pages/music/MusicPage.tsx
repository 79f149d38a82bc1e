import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { tracks } from "@/content/tracks";
import { LargePlayer } from "./LargePlayer";
import { Playlist } from "./Playlist";

export function MusicPage() {
  return (
    <Page title="My Music Collection" description="Seven quiet tracks to work to.">
      <PageHeader
        label="08 — Music"
        title="My Music Collection"
        lead="Seven quiet tracks, computed rather than recorded. They play on while you read."
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
