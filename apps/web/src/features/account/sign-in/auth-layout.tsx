import { clsx } from "clsx";
import { type ReactNode, useEffect } from "react";
import { HeroRings } from "../../../ui/charts/hero-rings.tsx";

/** The two halves of the sign-in pages: what to do, and beside it, from 901 px on, the rings with one sentence. */
export function AuthLayout({
  quote,
  picture,
  narrow = false,
  children,
}: {
  quote: string;
  /** Above the sentence, such as the sheet of the Recovery Kit. */
  picture?: ReactNode;
  /** A short form stands in the middle; a longer one begins at the top, so that its steps do not jump. */
  narrow?: boolean;
  children: ReactNode;
}) {
  useEffect(repeatEarlyPress, []);
  return (
    <div className="grid flex-1 md:grid-cols-[minmax(0,1fr)_minmax(340px,39%)]">
      <div className="flex flex-col px-5 pb-6 md:px-10 md:pt-24 md:pb-10">
        <div className={clsx("mx-auto w-full max-md:mt-2", narrow ? "my-auto max-w-[440px]" : "max-w-[500px]")}>
          {children}
        </div>
      </div>
      <div className="relative hidden flex-col justify-end overflow-hidden bg-spine p-12 text-on-spine md:flex">
        <HeroRings drawing="spine" className="absolute -top-60 -start-24 size-[860px]" />
        {picture && <div className="relative mb-8">{picture}</div>}
        <p className="serif relative max-w-[26ch] text-[1.9rem] leading-[1.28]">{quote}</p>
      </div>
    </div>
  );
}

declare global {
  interface Window {
    /** The form that was pressed before the app had taken the page over; boot.js keeps it. */
    heirlockPressed?: HTMLFormElement;
  }
}

/** For a page whose form is prerendered, once React has taken it over: a form that was pressed too early is pressed again. */
function repeatEarlyPress(): void {
  document.documentElement.dataset.live = "";
  const form = window.heirlockPressed;
  delete window.heirlockPressed;
  if (form?.isConnected) form.requestSubmit();
}
