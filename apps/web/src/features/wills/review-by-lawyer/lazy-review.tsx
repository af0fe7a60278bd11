import { type ComponentProps, lazy, Suspense } from "react";

const Loaded = lazy(async () => ({ default: (await import("./review-by-lawyer.tsx")).ReviewByLawyer }));

/** Fetched after the page it is on: few wills have a lawyer. */
export function ReviewByLawyer(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
