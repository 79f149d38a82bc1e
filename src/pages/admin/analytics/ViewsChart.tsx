import type { PointerEvent } from "react";
import { plural, formatCompact } from "@/lib/format/dates-and-numbers";
import { columnAt, scaleOf } from "./chart-scale";
import { UNITS, type Unit } from "./periods";

/** The views of a day or an hour. */
export type Bar = {
  /** The day or the time in machine-readable form. */
  time: string;
  name: string;
  shortName: string;
  views: number;
};

type Props = {
  /** What each bar stands for. */
  unit: Unit;
  bars: readonly Bar[];
  /** Index of the selected bar. */
  chosen: number;
  onChoose: (index: number) => void;
};

const HEIGHT = 200;
/** Width of a bar as a share of its column. */
const FILL = 0.72;

/**
 * A bar chart with heights in pixels and widths in percent, so that lines stay crisp at every size.
 * The pointer, or a slider for keyboards and screen readers, selects a bar.
 */
export function ViewsChart({ unit, bars, chosen, onChoose }: Props) {
  const lines = scaleOf(Math.max(0, ...bars.map(({ views }) => views)));
  const top = lines.at(-1) ?? 1;
  const y = (views: number) => Math.round(HEIGHT - (views / top) * HEIGHT) + 0.5;
  const column = 100 / bars.length;
  const bar = bars[chosen];

  function choose({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    onChoose(columnAt((clientX - left) / width, bars.length));
  }

  return (
    // Left-to-right in every language, like the coordinates of an SVG.
    <div dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
      <div aria-hidden className="relative min-w-6 label text-ink-muted">
        {/* Sizes the column by its widest number. */}
        <span className="invisible">{formatCompact(top)}</span>
        {lines.map((line) => (
          <span key={line} className="absolute inset-e-0 -translate-y-1/2" style={{ top: y(line) }}>
            {formatCompact(line)}
          </span>
        ))}
      </div>
      <div
        className="relative cursor-crosshair touch-pan-y has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent"
        onPointerMove={choose}
        onPointerDown={choose}
      >
        <svg aria-hidden width="100%" height={HEIGHT + 1} className="block overflow-visible">
          {lines.map((line) => (
            <line
              key={line}
              x1="0"
              x2="100%"
              y1={y(line)}
              y2={y(line)}
              className={line === 0 ? "stroke-line-strong" : "stroke-line"}
              shapeRendering="crispEdges"
            />
          ))}
          <rect
            x={`${chosen * column}%`}
            width={`${column}%`}
            height={HEIGHT}
            className="fill-ink/8"
          />
          {bars.map(({ time, views }, index) => (
            <rect
              key={time}
              x={`${(index + (1 - FILL) / 2) * column}%`}
              width={`${column * FILL}%`}
              y={y(views)}
              height={HEIGHT + 0.5 - y(views)}
              className={index === chosen ? "fill-accent" : "fill-line-strong"}
            />
          ))}
        </svg>
        <input
          type="range"
          aria-label={UNITS[unit].name}
          aria-valuetext={
            bar &&
            `${bar.name}: ${plural(bar.views, { one: "{count} view", other: "{count} views" })}`
          }
          min={0}
          max={bars.length - 1}
          value={chosen}
          onChange={(event) => onChoose(event.target.valueAsNumber)}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
      </div>
      <p aria-hidden className="col-start-2 flex justify-between label text-ink-muted">
        {[0, Math.floor((bars.length - 1) / 2), bars.length - 1].map((index) => (
          <span key={index}>{bars[index]?.shortName}</span>
        ))}
      </p>
    </div>
  );
}
