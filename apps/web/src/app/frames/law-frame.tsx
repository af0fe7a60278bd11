import { Outlet } from "@tanstack/react-router";
import { KnownPerson } from "./known-person.tsx";
import { PublicFrame } from "./public-frame.tsx";

/** Who inherits, and the guide to the law: public, and a part of one's own navigation once signed in. */
export function LawFrame() {
  return (
    <KnownPerson bare otherwise={<PublicFrame />}>
      <Outlet />
    </KnownPerson>
  );
}
