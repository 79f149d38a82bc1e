import { useState } from "react";
import { t } from "@/lib/words";

const SEEDS = Array.from({ length: 240 }, (_, seed) => seed);

export function Sunflower() {
  const [angle, setAngle] = useState(137.5);
  const dots = SEEDS.map((seed) => {
    const turn = (seed * angle * Math.PI) / 180;
    const distance = 3 * Math.sqrt(seed);
    const x = distance * Math.cos(turn);
    const y = distance * Math.sin(turn);
    return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
  });
  return (
    <label className="grid gap-3">
      <svg
        viewBox="-50 -50 100 100"
        className="mx-auto h-64 max-w-full stroke-accent"
      >
        <path
          d={dots.join("")}
          strokeWidth={2.5}
          strokeLinecap="round"
        />
      </svg>
      {t("{angle}° between two seeds", {
        angle: angle.toFixed(1),
      })}
      <input
        type="range"
        min={130}
        max={145}
        step={0.1}
        value={angle}
        onChange={({ target }) => setAngle(target.valueAsNumber)}
      />
    </label>
  );
}
