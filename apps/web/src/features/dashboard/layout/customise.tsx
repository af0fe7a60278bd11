import type { CardId, DashboardType } from "@heirlock/domain/dashboard/cards";
import {
  dashboardPresets,
  isCustomised,
  isVisible,
  type PresetId,
  visibleCards,
} from "@heirlock/domain/dashboard/layout";
import { Check, Eye, EyeOff, LayoutTemplate, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { SortableList } from "../../../ui/lists/sortable-list.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Menu } from "../../../ui/overlays/menu.tsx";
import type { LayoutControls } from "./use-layout.ts";

interface CustomiseProps<Type extends DashboardType> {
  type: Type;
  controls: LayoutControls<Type>;
  onDone: () => void;
}

/** All cards at one size, so that their order fits the screen: drag, move, hide, or take a preset. */
export function Customise<Type extends DashboardType>({ type, controls, onDone }: CustomiseProps<Type>) {
  const { t } = useTranslation("dashboard/layout");
  const { layout, change, applyPreset, reset } = controls;
  const [isChoosing, setChoosing] = useState(false);
  const titleOf = (card: CardId) => t(`cards.${card}.title`);
  const show = (card: CardId<Type>, visible: boolean) =>
    change({ ...layout, cardVisibility: { ...layout.cardVisibility, [card]: visible } });
  const current: PresetId = layout.layoutPreset;
  const preset = t(`presets.${current}.name`);
  return (
    <Card as="section" aria-labelledby="customise">
      <CardHeader
        id="customise"
        title={t("title")}
        description={t("lead", { preset: isCustomised(type, layout) ? t("customised", { preset }) : preset })}
      />
      <div className="mb-5 flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-2">
        <Button icon={Check} autoFocus onClick={onDone}>
          {t("done")}
        </Button>
        <Button variant="secondary" icon={Eye} onClick={() => setChoosing(true)}>
          {t("visibility")}
        </Button>
        <Menu
          label={t("presetsTitle")}
          trigger={
            <Button variant="secondary" icon={LayoutTemplate}>
              {t("presetsTitle")}
            </Button>
          }
          items={dashboardPresets[type].map(({ id }) => ({
            id,
            label: t(`presets.${id}.name`),
            description: t(`presets.${id}.description`),
            checked: id === layout.layoutPreset && !isCustomised(type, layout),
            onSelect: () => applyPreset(id),
          }))}
        />
        <Button variant="secondary" icon={RotateCcw} onClick={reset}>
          {t("reset")}
        </Button>
      </div>
      <SortableList
        label={t("order")}
        columns={2}
        items={layout.cardOrder.map((id) => ({ id, name: titleOf(id) }))}
        onReorder={(ids) => change({ ...layout, cardOrder: ids as CardId<Type>[] })}
        renderItem={({ id, name }) => (
          <span className={isVisible(layout, id) ? "font-semibold" : "text-ink-3 line-through"}>{name}</span>
        )}
        actions={({ id, name }) => {
          const visible = isVisible(layout, id);
          return (
            <IconButton
              icon={visible ? Eye : EyeOff}
              label={t(visible ? "hide" : "show", { name })}
              onClick={() => show(id, !visible)}
            />
          );
        }}
      />
      <VisibilityDialog open={isChoosing} onOpenChange={setChoosing} layout={layout} titleOf={titleOf} onShow={show} />
    </Card>
  );
}

interface VisibilityDialogProps<Type extends DashboardType> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  layout: LayoutControls<Type>["layout"];
  titleOf: (card: CardId) => string;
  onShow: (card: CardId<Type>, visible: boolean) => void;
}

/** One switch for each card; each takes effect at once. */
function VisibilityDialog<Type extends DashboardType>(props: VisibilityDialogProps<Type>) {
  const { t } = useTranslation("dashboard/layout");
  const format = useFormat();
  const { layout, titleOf, onShow, open, onOpenChange } = props;
  const visible = visibleCards(layout).length;
  const describe = (card: CardId) => t(`cards.${card}.description`);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t("visibility")}
      meta={
        <p role="status">
          {t("counter", { visible: format.number(visible), total: format.number(layout.cardOrder.length) })}
        </p>
      }
      footer={<Button onClick={() => onOpenChange(false)}>{t("done")}</Button>}
    >
      <div className="divide-y divide-line">
        {layout.cardOrder.map((card) => (
          <Switch
            key={card}
            label={titleOf(card)}
            description={describe(card)}
            checked={isVisible(layout, card)}
            onCheckedChange={(wanted) => onShow(card, wanted)}
          />
        ))}
      </div>
    </Dialog>
  );
}
