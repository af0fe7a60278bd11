import { UnlockPanel } from "../features/account/vault-lock/unlock-panel.tsx";
import { VaultDoor } from "../features/account/vault-lock/vault-door.tsx";
import type { VaultLockParts } from "../features/vault/locked/vault-lock-parts.ts";

/** The vault's pages are unlocked with what the account has for it: they meet here. */
export const vaultLockParts: VaultLockParts = { Door: VaultDoor, Panel: UnlockPanel };
