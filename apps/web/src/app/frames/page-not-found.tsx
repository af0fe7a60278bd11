import { lazy, Suspense } from "react";
import { NotFoundPage } from "../../features/site/offers/not-found-page.tsx";
import { useSession } from "../../platform/session/use-session.ts";

// With the navigation of every feature, which the bars around it have loaded; nobody else needs it.
const PlaceRows = lazy(async () => ({ default: (await import("./place-rows.tsx")).PlaceRows }));

/** A missing page with the places of whoever is signed in. */
export function PageNotFound() {
  const { status, userTypeFrom } = useSession();
  const isKnown = status === "signed-in" && userTypeFrom !== "fallback";
  return (
    <NotFoundPage
      places={
        isKnown && (
          <Suspense>
            <PlaceRows />
          </Suspense>
        )
      }
    />
  );
}
