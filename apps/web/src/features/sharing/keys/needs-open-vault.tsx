import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { Card } from "../../../ui/layout/card.tsx";

/** How the vault is unlocked, handed in by the app: unlocking belongs to the account. */
export interface UnlockParts {
  Door: ComponentType<{ open: boolean; className?: string }>;
  Panel: ComponentType<{ onUnlocked: () => void; onRunningChange?: (running: boolean) => void }>;
}

export interface NeedsOpenVaultProps {
  unlock: UnlockParts;
  /** What the key is for, in one sentence and one paragraph. */
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** Asks for the password first; what needs the keys is drawn only while the vault is open. */
export function NeedsOpenVault({ unlock: { Door, Panel }, title, text, children }: NeedsOpenVaultProps) {
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
      <Door open={false} className="-mx-4.5 -mt-5 md:-mx-6 md:-mt-6" />
      <div>
        <h2 id="needs-vault" className="text-h2">
          {title}
        </h2>
        {!isRunning && <p className="mt-1.5 text-ink-2">{text}</p>}
      </div>
      <Panel onUnlocked={() => {}} onRunningChange={setRunning} />
    </Card>
  );
}
