import type { ErrorComponentProps } from "@tanstack/react-router";
import { NotFoundPage } from "../features/site/not-found-page.tsx";
import { ServerErrorPage } from "../features/site/server-error-page.tsx";
import { SiteFrame } from "./public-frame.tsx";

/** For failures that leave no frame standing: an unknown address, or a guard that could not decide. */
export function FramedNotFound() {
  return (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  );
}

export function FramedError(props: ErrorComponentProps) {
  return (
    <SiteFrame>
      <ServerErrorPage {...props} />
    </SiteFrame>
  );
}
