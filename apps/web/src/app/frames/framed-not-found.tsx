import { KnownPerson } from "./known-person.tsx";
import { PageNotFound } from "./page-not-found.tsx";
import { SiteFrame } from "./public-frame.tsx";

/** An address that belongs to no part of the app. */
export function FramedNotFound() {
  return (
    <KnownPerson
      otherwise={
        <SiteFrame>
          <PageNotFound />
        </SiteFrame>
      }
    >
      <PageNotFound />
    </KnownPerson>
  );
}
