import { lazy, Suspense } from "react";
import type { LawChooserDialogProps } from "./law-chooser-popup.tsx";

const Content = lazy(() => import("./law-chooser-popup.tsx"));

/** Changes the law from anywhere. Texts and catalogue are fetched when it is first opened. */
export function LawChooserDialog(props: LawChooserDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}
