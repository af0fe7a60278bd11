import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * A single page app changes pages without telling anybody. After each change of path the heading takes the
 * focus, so that the keyboard goes on from there, and the new title is announced.
 */
export function NavigationAnnouncer() {
  const router = useRouter();
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    // A prerendered page stood there already; elsewhere the first to be drawn is the one that was opened.
    let opening = router.ssr === undefined;
    return router.subscribe("onRendered", ({ pathChanged, toLocation }) => {
      const opened = opening;
      opening = false;
      if (opened || !pathChanged) return;
      // The title is set by an effect of the same commit.
      requestAnimationFrame(() => {
        setAnnounced(document.title);
        // A fragment that is no place on the page, such as a family, leads to its heading too.
        if (!document.getElementById(toLocation.hash)) focusHeading();
      });
    });
  }, [router]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

/** A page that asks for one thing only, such as a code, has put the focus there itself. */
function focusHeading(): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  // A form at its own address lies over its page and has the focus; so has a menu that was opened a moment ago.
  if (document.querySelector("[role=dialog], [role=menu]")) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) {
    awaitHeading();
    return;
  }
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const headingWait = 10_000;

/** A page that still loads has no heading yet. Whoever has moved on meanwhile is left in peace. */
function awaitHeading(): void {
  const { pathname } = location;
  const watching = new MutationObserver(() => {
    const hasMoved = location.pathname !== pathname || document.activeElement !== document.body;
    if (!hasMoved && !document.querySelector("main h1")) return;
    stop();
    if (!hasMoved) focusHeading();
  });
  const timer = setTimeout(() => stop(), headingWait);
  const stop = () => {
    clearTimeout(timer);
    watching.disconnect();
  };
  watching.observe(document.body, { childList: true, subtree: true });
}
