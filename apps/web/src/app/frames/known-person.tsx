import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../platform/session/use-session.ts";

const PersonalFrame = lazy(async () => ({ default: (await import("./signed-in-frame.tsx")).PersonalFrame }));

export interface KnownPersonProps {
  /** Drawn inside the frame of whoever is signed in. */
  children: ReactNode;
  bare?: boolean;
  /** Drawn, frame and all, for everybody else, and until it is known who is there. */
  otherwise: ReactNode;
}

/** A page that anybody may open keeps the bars of the person who is signed in: nobody is led out of their plan. */
export function KnownPerson({ children, bare, otherwise }: KnownPersonProps) {
  const { status, userType, userTypeFrom } = useSession();
  if (status !== "signed-in" || userTypeFrom === "fallback") return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <PersonalFrame userType={userType} bare={bare ?? false}>
        {children}
      </PersonalFrame>
    </Suspense>
  );
}
