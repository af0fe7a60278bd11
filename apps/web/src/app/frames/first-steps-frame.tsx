import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "../../platform/api/query-client.ts";
import { SessionDialogs } from "../session/session-dialogs.tsx";
import { BareFrame } from "./bare-frame.tsx";

/** For somebody who has just signed up: the page alone, and what the session has to ask. */
export function FirstStepsFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionDialogs />
      <BareFrame />
    </QueryClientProvider>
  );
}
