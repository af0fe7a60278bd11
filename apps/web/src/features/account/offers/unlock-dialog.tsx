import { type ComponentProps, lazy, Suspense } from "react";

const Body = lazy(async () => ({ default: (await import("./unlock-dialog-body.tsx")).UnlockDialogBody }));

/** Asks for the key where something needs it. Loaded on demand, because it brings the key worker along (KEY-028). */
export function UnlockDialog(props: ComponentProps<typeof Body>) {
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
