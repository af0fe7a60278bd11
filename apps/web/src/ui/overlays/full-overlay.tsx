import { type ReactNode, type RefObject, useRef } from "react";
import { DialogParts as Base } from "./dialog.tsx";

export interface FullOverlayProps {
  open: boolean;
  /** Escape closes it too. */
  onClose: () => void;
  /** Names the overlay and takes the focus first: an `OverlayTitle`. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What scrolls. */
  scroller?: RefObject<HTMLDivElement | null> | undefined;
  /** Beside the content from 901 px on. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A dialog over the whole page, such as the guide: keyboard and screen readers stay inside until it is closed. */
export function FullOverlay({ open, onClose, heading, scroller, aside, children }: FullOverlayProps) {
  const own = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup
          data-slot="popup"
          initialFocus={heading}
          className="fixed inset-0 z-40 bg-paper text-ink transition-opacity duration-(--d2) data-ending-style:opacity-0 data-starting-style:opacity-0 md:grid md:grid-cols-[minmax(18rem,29%)_minmax(0,1fr)]"
        >
          {aside}
          <div ref={scroller ?? own} className="h-dvh scroll-pb-24 overflow-y-auto overscroll-contain">
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export function OverlayTitle({
  heading,
  children,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}) {
  return (
    <Base.Title ref={heading} tabIndex={-1} className="text-h1">
      {children}
    </Base.Title>
  );
}
