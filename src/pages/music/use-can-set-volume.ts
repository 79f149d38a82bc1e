import { useEffect, useState } from "react";

/** False on iPhones and iPads, where only the device's own buttons change how loud a page is. */
export function useCanSetVolume(): boolean {
  const [canSetVolume, setCanSetVolume] = useState(true);
  useEffect(() => {
    const probe = new Audio();
    probe.volume = 0.5;
    // iOS takes the new value and puts the old one back a moment later.
    const timer = setTimeout(() => setCanSetVolume(probe.volume === 0.5));
    return () => clearTimeout(timer);
  }, []);
  return canSetVolume;
}
