import { useState } from "react";

/** The token of a mailed link. It is taken out of the address and the history at once (SEC-032). Empty without one. */
export function useLinkToken(): string {
  const [token] = useState(takeToken);
  return token;
}

function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token) window.history.replaceState(window.history.state, "", window.location.pathname);
  return token;
}
