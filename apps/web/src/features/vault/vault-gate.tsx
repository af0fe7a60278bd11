import type { VaultUsage } from "@heirlock/contract/vault";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/api/error-text.ts";
import { useHeadingAfterUnlock } from "../../platform/keys/use-heading-after-unlock.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { LoadingState } from "../../ui/feedback/loading-state.tsx";
import { LockedVault } from "./locked/locked-vault.tsx";
import { OpeningVault } from "./locked/opening-vault.tsx";
import type { OpenEntry, useOpenEntries } from "./offers/open-entries.ts";
import { byLatestChange } from "./order-entries.ts";

export interface OpenVault {
  /** Those in the bin too. */
  entries: readonly OpenEntry[];
  usage: VaultUsage;
}

export interface VaultGateProps {
  vault: ReturnType<typeof useOpenEntries>;
  children: (vault: OpenVault) => ReactNode;
}

/** Draws what needs the open vault, or why it cannot be drawn yet: on its way, failed, locked, being opened. */
export function VaultGate({ vault, children }: VaultGateProps) {
  const { t } = useTranslation("vault");
  const { unlocked, sealed, opened } = vault;
  useHeadingAfterUnlock(unlocked, opened.data !== undefined);
  const errorText = useErrorText();
  const [wasLocked, setWasLocked] = useState(!unlocked);
  if (!unlocked && !wasLocked) setWasLocked(true);
  return (
    <Loaded
      query={sealed}
      loading={t("state.loading")}
      failed={t("state.errorTitle")}
      why={(error) => `${errorText(error)} ${t("state.nothingLost")}`}
    >
      {({ entries, usage }) => {
        const kept = byLatestChange(entries.filter(({ deleted_at }) => deleted_at === null));
        if (!unlocked) return <LockedVault entries={kept} />;
        if (opened.data) return children({ entries: opened.data, usage });
        if (opened.error)
          return (
            <ErrorState
              title={t("state.openFailedTitle")}
              text={t("state.openFailed")}
              onRetry={() => void opened.refetch()}
              busy={opened.isFetching}
            />
          );
        const opening = <OpeningVault total={entries.length} />;
        return wasLocked ? opening : <Late meanwhile={<LoadingState label={t("state.loading")} />}>{opening}</Late>;
      }}
    </Loaded>
  );
}

/** Reading takes no longer on most devices: who comes back to an open vault sees the list, and no door in between. */
const lateMs = 500;

function Late({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : meanwhile;
}
