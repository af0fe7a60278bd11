import { clsx } from "clsx";

/** A still shape in the place of what is coming. Nothing shimmers: nothing loops here. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={clsx("block rounded-sm bg-wash", className)} />;
}

/** Rows with a tile and two lines, the shape of most lists. */
export function SkeletonRows({ rows = 3 }: { rows?: number | undefined }) {
  return (
    <div aria-hidden className="grid gap-5">
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes without identity
        <div key={i} className="flex items-center gap-3.5">
          <Skeleton className="size-11 rounded-[13px]" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Several blocks of one shape, such as cards or rows. */
export function SkeletonBlocks({ count, className, each }: { count: number; className: string; each: string }) {
  return (
    <div aria-hidden className={className}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes without identity
        <Skeleton key={i} className={each} />
      ))}
    </div>
  );
}
