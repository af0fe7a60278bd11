import { type ComponentProps, lazy, Suspense } from "react";
import type { SelectAssets as Dialog } from "../features/vault/form-modal-props.ts";

const SelectAssetsDialog = lazy(async () => ({
  default: (await import("../features/assets/select-assets-dialog.tsx")).SelectAssetsDialog,
}));

/** The assets' picker for the vault's pages, fetched when somebody wants to choose. */
export function SelectAssets(props: ComponentProps<Dialog>) {
  return (
    <Suspense>
      <SelectAssetsDialog {...props} />
    </Suspense>
  );
}
