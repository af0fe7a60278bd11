import type { AnyRoute } from "@tanstack/react-router";
import { pagesOf } from "../../platform/routes/page.ts";

const page = pagesOf(() => import("./feature.ts"));

/** For everyone who is signed in, on whichever side they are. */
export const signedInRoutes = <SignedIn extends AnyRoute>(signedIn: SignedIn) =>
  [page(signedIn, "/notifications")] as const;
