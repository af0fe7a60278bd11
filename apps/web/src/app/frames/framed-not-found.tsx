import { NotFoundPage } from "../../features/site/offers/not-found-page.tsx";
import { KnownPerson } from "./known-person.tsx";
import { SiteFrame } from "./public-frame.tsx";

/** An address that belongs to no part of the app. */
export function FramedNotFound() {
  return (
    <KnownPerson
      otherwise={
        <SiteFrame>
          <NotFoundPage />
        </SiteFrame>
      }
    >
      <NotFoundPage />
    </KnownPerson>
  );
}
