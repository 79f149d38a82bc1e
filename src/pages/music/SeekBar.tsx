import { Slider } from "@/components/ui/Slider";
import { formatDuration } from "@/lib/format/format-duration";
import { seekTo } from "@/lib/player/player";
import { usePlayer } from "@/lib/player/player-state";
import { t } from "@/lib/words";

export function SeekBar() {
  const hasTrack = usePlayer(({ track }) => track !== undefined);
  // In whole seconds, to render only when the shown time changes.
  const time = usePlayer((player) => Math.floor(player.time));
  const duration = usePlayer((player) => Math.floor(player.duration));
  return (
    // As the keys of a device, it is the same in every direction of reading.
    <div dir="ltr">
      <Slider
        label={t("Position")}
        value={time}
        max={Math.max(1, duration)}
        onChange={seekTo}
        valueText={t("{time} of {duration}", {
          time: formatDuration(time),
          duration: formatDuration(duration),
        })}
        isDisabled={!hasTrack}
      />
      <p className="-mt-2 flex justify-between label text-ink-muted">
        <span>{formatDuration(time)}</span>
        <span>{formatDuration(duration)}</span>
      </p>
    </div>
  );
}
