import { Pause, Play } from "lucide-react";
import { IconButton } from "@/components/ui/IconButton";
import { Spinner } from "@/components/ui/Spinner";
import { togglePlaying } from "@/lib/player/player";
import { usePlayer, type PlayerTrack } from "@/lib/player/player-state";
import { t } from "@/lib/words";

type Props = {
  /** The playlist that starts when no track is loaded. */
  tracks?: readonly PlayerTrack[];
  className?: string;
  iconClassName: string;
};

export function PlayButton({ tracks, className, iconClassName }: Props) {
  const isPlaying = usePlayer((player) => player.isPlaying);
  const isBuffering = usePlayer((player) => player.isBuffering);
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton
      label={isPlaying ? t("Pause") : t("Play")}
      icon={isPlaying && isBuffering ? <Spinner /> : <Icon aria-hidden className={iconClassName} />}
      className={className}
      onClick={() => togglePlaying(tracks)}
    />
  );
}
