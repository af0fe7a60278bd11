import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { mainId } from "./main-id.ts";
import { ShortHeader } from "./short-header.tsx";

/** Signing in and up: the name, help and language over the form; the page itself draws form and rings. */
export function AuthFrame({ children }: { children?: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <ShortHeader className="px-5 py-4 md:absolute md:inset-y-0 md:start-0 md:end-[max(340px,39%)] md:bottom-auto md:z-10 md:px-10 md:py-6" />
      <main id={mainId} className="flex flex-1 flex-col">
        {children ?? <Outlet />}
      </main>
    </div>
  );
}
