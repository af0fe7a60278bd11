import { clsx } from "clsx";
import { useMemo } from "react";
import { encode } from "uqr";

export interface QrCodeProps {
  value: string;
  /** What it is, not what it says: the content is a secret more often than not. */
  label: string;
  /** Pixels on screen; print sheets set their own size by className. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Always black on white with a quiet zone, in every theme: cameras need it, and paper too. */
export function QrCode({ value, label, size = 176, className }: QrCodeProps) {
  const { path, width } = useMemo(() => {
    const { data, size: modules } = encode(value, { ecc: "M", border: 0 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dark.join(""), width: modules };
  }, [value]);
  const quiet = 4;
  const side = width + quiet * 2;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={clsx("rounded-sm", className)}
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
