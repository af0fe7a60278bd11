import { type ComponentProps, lazy, Suspense } from "react";

const Dialog = lazy(async () => ({ default: (await import("../vault-lock/unlock-dialog.tsx")).UnlockDialog }));

/** Asks for the key where something needs it. Loaded on demand, because it brings the key worker along (KEY-028). */
export function UnlockDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
