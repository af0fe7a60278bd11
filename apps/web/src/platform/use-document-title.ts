import { useEffect } from "react";

let own: { path: string; title: string } | null = null;

/** For a page whose title is known only with its data; the route's own title stands until then. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    own = { path: window.location.pathname, title };
    document.title = title;
    return () => {
      own = null;
    };
  }, [title]);
}

/** What the page at this path gave itself, if anything: the route's title must not come back over it. */
export function ownDocumentTitle(path: string): string | undefined {
  return own?.path === path ? own.title : undefined;
}
