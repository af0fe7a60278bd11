import { useEffect } from "react";

/**
 * While the page is printed its address has no fragment: browsers print the address at the edge of the paper, and the
 * family is not to stand there. The router is not told, since nothing changes for it.
 */
export function useBareAddressOnPaper(): void {
  useEffect(() => {
    let full: string | null = null;
    const replace = (address: string) => History.prototype.replaceState.call(history, history.state, "", address);
    const hide = () => {
      if (location.hash === "") return;
      full = location.href;
      replace(location.pathname + location.search);
    };
    const restore = () => {
      if (full !== null) replace(full);
      full = null;
    };
    addEventListener("beforeprint", hide);
    addEventListener("afterprint", restore);
    return () => {
      restore();
      removeEventListener("beforeprint", hide);
      removeEventListener("afterprint", restore);
    };
  }, []);
}
