import type { AssetId } from "@heirlock/domain/identifiers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { SelectAssetsDialog } from "./offers/select-assets-dialog.tsx";

/** The Select Assets dialog on its own, with the person's real assets: for the demo, developers and tests. */
export function SelectAssetsSpecimen() {
  const { t } = useTranslation("assets");
  const [open, setOpen] = useState(false);
  const [linking, setLinking] = useState(false);
  const [chosen, setChosen] = useState<AssetId[]>([]);
  // Long enough to be seen, as saving over a slow network is.
  const link = (ids: AssetId[]) => {
    setLinking(true);
    setTimeout(() => {
      setChosen(ids);
      setLinking(false);
      setOpen(false);
    }, 800);
  };
  return (
    <>
      <PageHeader title={t("picker.title")} />
      <div className="grid justify-items-start gap-4">
        <Button onClick={() => setOpen(true)}>{t("picker.title")}</Button>
        <p role="status">{t("picker.selected", { count: chosen.length })}</p>
      </div>
      <SelectAssetsDialog open={open} onOpenChange={setOpen} initial={chosen} linking={linking} onConfirm={link} />
    </>
  );
}
