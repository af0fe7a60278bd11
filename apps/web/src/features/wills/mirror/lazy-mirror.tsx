import { type ComponentProps, lazy, Suspense } from "react";

const Loaded = lazy(async () => ({ default: (await import("./mirror-offer.tsx")).MirrorOffer }));

/** Fetched after the page it is on: not every will has a spouse. */
export function MirrorOffer(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
