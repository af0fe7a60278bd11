import type { ErrorComponentProps } from "@tanstack/react-router";
import { ServerErrorPage } from "../../features/site/offers/server-error-page.tsx";
import { mainId } from "./main-id.ts";

/**
 * For failures that leave no frame standing, such as a guard that could not decide. Part of the first load:
 * when the server is away nothing else could be fetched.
 */
export function FramedError(props: ErrorComponentProps) {
  return (
    <main id={mainId}>
      <ServerErrorPage {...props} />
    </main>
  );
}
