import { useState } from "react";
import { t } from "@/lib/words";

const STEPS = [95, 80, 65, 50, 35];

export function HueScale() {
  const [hue, setHue] = useState(40);
  return (
    <label className="grid gap-3">
      <span aria-hidden className="flex h-48">
        {STEPS.map((lightness) => (
          <span
            key={lightness}
            className="flex-1 py-2 text-center"
            style={{
              background: `oklch(${lightness}% 0.12 ${hue})`,
              color: lightness > 60 ? "black" : "white",
            }}
          >
            {lightness}
          </span>
        ))}
      </span>
      {t("Hue {hue}°", { hue })}
      <input
        type="range"
        max={360}
        value={hue}
        onChange={({ target }) => setHue(target.valueAsNumber)}
      />
    </label>
  );
}
