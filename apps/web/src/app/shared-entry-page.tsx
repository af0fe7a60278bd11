import { useParams } from "@tanstack/react-router";
import { SharedEntryPage as Page } from "../features/sharing/shared-vault/shared-entry-page.tsx";
import { sharedVaultParts } from "./shared-vault-parts.ts";

/** One entry of somebody else, with the vault's own way of showing a file. */
export function SharedEntryPage() {
  const { id = "" } = useParams({ strict: false });
  return <Page key={id} parts={sharedVaultParts} />;
}
