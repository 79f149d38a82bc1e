import { Volume1, Volume2, VolumeX } from "lucide-react";
import { Slider } from "@/components/ui/Slider";
import { setVolume } from "@/lib/player/player";
import { usePlayer } from "@/lib/player/player-state";
import { useEffect, useState } from "react";
import { t } from "@/lib/words";

export function VolumeControl() {
  const volume = usePlayer((player) => player.volume);
  const canSetVolume = useCanSetVolume();
  const percent = t("{percent}%", { percent: volume });
  const Icon = volume === 0 ? VolumeX : volume < 50 ? Volume1 : Volume2;
  return (
    <div dir={canSetVolume ? "ltr" : undefined} className="flex min-h-11 items-center gap-4">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-muted" />
      {canSetVolume ? (
        <>
          <Slider
            label={t("Volume")}
            value={volume}
            max={100}
            onChange={setVolume}
            valueText={percent}
          />
          <span className="w-10 shrink-0 text-end label text-ink-muted">{percent}</span>
        </>
      ) : (
        <p className="text-sm text-ink-muted">{t("Your device’s buttons set the volume.")}</p>
      )}
    </div>
  );
}

/** False on iPhones and iPads, where only the hardware buttons change the volume. */
function useCanSetVolume(): boolean {
  const [canSetVolume, setCanSetVolume] = useState(true);
  useEffect(() => {
    const probe = new Audio();
    probe.volume = 0.5;
    // iOS accepts the value and resets it a moment later.
    const timer = setTimeout(() => setCanSetVolume(probe.volume === 0.5));
    return () => clearTimeout(timer);
  }, []);
  return canSetVolume;
}
