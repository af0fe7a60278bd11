import { useEffect } from "react";

/** For a page whose title is known only with its data; the route's own title stands until then. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
