import { useEffect, useState } from "react";
import { call } from "../../../platform/api/call.ts";

/** Whether recovery by text message is offered here at all; false until that is known. */
export function usePhoneWay(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    call("GET /api/auth/recovery/ways", {}, { signal: leaving.signal }).then(
      ({ data }) => setOffered(data.phone),
      // The e-mail is there without it.
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return offered;
}
