import type { ReactNode } from "react";
import { EnvelopeRunner } from "../features/sharing/keys/envelope-runner.tsx";
import { rotateEntries } from "../features/vault/rotate-entries.ts";

/** Works off what waits for the holder's open vault, on whichever page it was opened. */
export default function Runner(): ReactNode {
  return <EnvelopeRunner rotate={rotateEntries} />;
}
