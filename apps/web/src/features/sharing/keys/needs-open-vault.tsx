import { type ReactNode, useEffect, useRef, useState } from "react";
import { useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { UnlockPanel } from "../../account/offers/unlock-panel.tsx";
import { VaultDoor } from "../../account/offers/vault-door.tsx";

export interface NeedsOpenVaultProps {
  /** What the key is for, in one sentence and one paragraph. */
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** Asks for the password first; what needs the keys is drawn only while the vault is open. */
export function NeedsOpenVault({ title, text, children }: NeedsOpenVaultProps) {
  const unlocked = useVaultUnlocked();
  const [isRunning, setRunning] = useState(false);
  const after = useRef<HTMLDivElement>(null);
  const wasLocked = useRef(false);
  useEffect(() => {
    if (!unlocked) wasLocked.current = true;
    // The field that had the focus is gone: it goes to what came instead.
    else if (wasLocked.current) after.current?.focus();
  }, [unlocked]);
  if (unlocked)
    return (
      <div ref={after} tabIndex={-1} className="grid min-w-0 gap-5 outline-none">
        {children}
      </div>
    );
  return (
    <Card as="section" aria-labelledby="needs-vault" className="grid max-w-[560px] gap-5 overflow-hidden">
      <VaultDoor open={false} className="-mx-4.5 -mt-5 md:-mx-6 md:-mt-6" />
      <div>
        <h2 id="needs-vault" className="text-h2">
          {title}
        </h2>
        {!isRunning && <p className="mt-1.5 text-ink-2">{text}</p>}
      </div>
      <UnlockPanel onUnlocked={() => {}} onRunningChange={setRunning} />
    </Card>
  );
}
