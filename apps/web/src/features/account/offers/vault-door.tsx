import { clsx } from "clsx";
import { Lock, LockOpen } from "lucide-react";
import { trunk } from "../../../ui/charts/ring-path.ts";
import { TrunkRings } from "../../../ui/charts/trunk-rings.tsx";

const rings = trunk({
  centre: [360, 360],
  first: 62,
  last: 420,
  count: 19,
  seed: 31,
  brass: [4, 12],
  wobble: 0.06,
  ink: [0.19, 0.36],
});

/** The lock in the middle of its rings: brass and shut, or brass and open. Decoration, so it has no name. */
export function VaultDoor({ open, className }: { open: boolean; className?: string }) {
  const Picture = open ? LockOpen : Lock;
  return (
    <div aria-hidden className={clsx("relative grid h-36 place-items-center overflow-hidden bg-spine", className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 720 720"
        fill="none"
        className="absolute start-1/2 top-1/2 size-[30rem] -translate-1/2 rtl:translate-x-1/2"
      >
        <TrunkRings rings={rings} ink="var(--on-spine)" />
      </svg>
      <span className="relative grid size-19 place-items-center rounded-full bg-brass text-on-brass ring-8 ring-on-spine/15">
        <Picture size={32} strokeWidth={1.8} />
      </span>
    </div>
  );
}
