import type { AssetList } from "@heirlock/contract/assets";
import { assetTypes, subtypesOf } from "@heirlock/domain/assets/kinds";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Landmark, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useWide } from "../../platform/use-media.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { SkeletonBlocks } from "../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { TabPanel, Tabs } from "../../ui/layout/tabs.tsx";
import { VaultLinks } from "../vault/offers/vault-links.tsx";
import { AllAssets } from "./all-assets.tsx";
import type { VaultItems } from "./asset-card.tsx";
import { type AssetsTab, readAssetsSearch } from "./assets-search.ts";
import { loadFailureMessage } from "./load-failure.ts";
import { useAssets } from "./offers/list-assets.ts";
import { SubtypeCard } from "./subtype-card.tsx";
import { ValueLine, ValueTotals } from "./value-totals.tsx";

/** The cards show the vault entries that are linked to them (D15). */
export function AssetsPage() {
  const { t } = useTranslation("assets");
  const assets = useAssets();
  const wide = useWide();
  return (
    <>
      <PageHeader
        compact
        title={t("page.title")}
        text={wide && t("page.lead")}
        actions={
          // With none yet the one button is that of the empty state.
          assets.data?.all.length !== 0 && (
            <Button icon={Plus} render={<Link to="/dashboard/will-holder/assets/add" />}>
              {t("page.addNew")}
            </Button>
          )
        }
      />
      <VaultLinks place="card">{(vaultItems) => <AssetsContent assets={assets} vaultItems={vaultItems} />}</VaultLinks>
    </>
  );
}

/** Loading, then error or loaded (AST-011). Data on screen stay when a later load fails. */
function AssetsContent({ assets, vaultItems }: { assets: ReturnType<typeof useAssets>; vaultItems: VaultItems }) {
  const { t } = useTranslation("assets");
  return (
    <Loaded
      query={assets}
      loading={t("state.loading")}
      skeleton={
        <SkeletonBlocks
          count={4}
          className="grid gap-5 min-[768px]:grid-cols-2"
          each="h-64 rounded-lg max-[768px]:h-20"
        />
      }
      failed={t("state.errorTitle")}
      why={(error) => `${t(loadFailureMessage(error))} ${t("state.nothingLost")}`}
      stale={{ title: t("state.staleTitle"), text: (error) => t(loadFailureMessage(error)) }}
      empty={{ when: (list) => list.all.length === 0, show: () => <NoAssets /> }}
    >
      {(list) => <LoadedAssets list={list} vaultItems={vaultItems} />}
    </Loaded>
  );
}

function NoAssets() {
  const { t } = useTranslation("assets");
  return (
    <EmptyState
      icon={Landmark}
      title={t("state.emptyTitle")}
      text={t("state.emptyText")}
      action={
        <Button icon={Plus} render={<Link to="/dashboard/will-holder/assets/add" />}>
          {t("state.emptyAction")}
        </Button>
      }
    />
  );
}

function LoadedAssets({ list, vaultItems }: { list: AssetList; vaultItems: VaultItems }) {
  const { t } = useTranslation("assets");
  const navigate = useNavigate();
  const search = readAssetsSearch(useSearch({ strict: false }));
  const tab: AssetsTab = search.tab ?? "all";
  const wide = useWide();
  return (
    <>
      {wide ? <ValueTotals list={list} /> : <ValueLine list={list} />}
      <Tabs
        label={t("tabs.label")}
        value={tab}
        onValueChange={(next) =>
          void navigate({
            to: "/dashboard/will-holder/assets",
            search: readAssetsSearch({ tab: next }),
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          { value: "all", label: t("tabs.all"), count: wide ? list.all.length : undefined },
          ...assetTypes.map((type) => ({
            value: type,
            label: t(`tabs.${type}`),
            count: wide ? list.byType[type].length : undefined,
          })),
        ]}
      >
        <TabPanel value="all">
          <AllAssets list={list} filter={search.filter} vaultItems={vaultItems} />
        </TabPanel>
        {assetTypes.map((type) => (
          <TabPanel key={type} value={type}>
            <div className={clsx("grid gap-5 sm:grid-cols-2", subtypesOf[type].length === 3 && "lg:grid-cols-3")}>
              {subtypesOf[type].map((subtype) => (
                <SubtypeCard key={subtype} type={type} subtype={subtype} assets={list.bySubtype[subtype]} />
              ))}
            </div>
            <Alert tone="plain" className="mt-5">
              <strong className="font-semibold">{t("tip.title")}</strong> {t("tip.text")}
            </Alert>
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
