import { lazy, Suspense } from "react";
import type { SelectAssetsDialogProps } from "./select-assets-dialog.tsx";

const Dialog = lazy(async () => ({ default: (await import("./select-assets-dialog.tsx")).SelectAssetsDialog }));

/** The Select Assets dialog, loaded when someone wants to choose (D15). */
export function SelectAssets(props: SelectAssetsDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
