import type { ComponentType } from "react";

/** How the vault is unlocked, handed in by the app: unlocking belongs to the account. */
export interface VaultLockParts {
  Door: ComponentType<{ open: boolean; className?: string }>;
  Panel: ComponentType<{
    onUnlocked: () => void;
    laterSteps?: readonly string[];
    onRunningChange?: (running: boolean) => void;
  }>;
}
