import { useEffect, useState } from "react";

/** False on iPhones and iPads, where only the hardware buttons change the volume. */
export function useCanSetVolume(): boolean {
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
