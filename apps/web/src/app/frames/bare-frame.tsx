import { Outlet } from "@tanstack/react-router";
import { mainId } from "./main-id.ts";
import { ShortHeader } from "./short-header.tsx";

/** A page that needs its whole width and no navigation: the ways back to an account. */
export function BareFrame() {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[1128px] flex-col px-5 md:px-10">
      <ShortHeader className="py-2.5 md:py-6" />
      <main id={mainId} className="flex-1 pb-3 md:pt-4 md:pb-14">
        <Outlet />
      </main>
    </div>
  );
}
