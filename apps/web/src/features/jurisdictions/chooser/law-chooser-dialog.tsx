import { lazy, Suspense } from "react";

export interface LawChooserDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The regulation code of now. */
  value: string | null;
  /** Called once, with a complete code; the dialog closes itself. */
  onChoose: (code: string) => void;
}

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
