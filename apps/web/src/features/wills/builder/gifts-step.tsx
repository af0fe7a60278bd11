import type { WillGift } from "@heirlock/domain/wills/content";
import { Banknote, Gem, Pencil, PieChart, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { kindLook } from "../../../ui/display/kind-look.ts";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useBuilder } from "./builder-context.ts";
import { GiftDialog } from "./gift-dialog.tsx";
import { GivenText, useHowMuch } from "./gift-text.tsx";
import { usePersonName } from "./people.ts";
import { withoutStrays } from "./refs.ts";
import { WishRows } from "./wish-rows.tsx";

/** Gifts first, since they are what most come for; wishes wait in closed rows. */
export function GiftsStep() {
  const { t } = useTranslation("wills/builder");
  const { draft } = useBuilder();
  const [opened, setOpened] = useState<WillGift | "new" | null>(null);
  const { gifts } = draft.content;
  return (
    <div className="grid min-w-0 gap-5">
      <Card as="section" aria-labelledby="gifts">
        <CardHeader
          id="gifts"
          title={t("gifts.title")}
          description={t("gifts.why")}
          action={
            gifts.length > 0 && (
              <Button variant="secondary" size="sm" icon={Plus} onClick={() => setOpened("new")}>
                {t("gifts.add")}
              </Button>
            )
          }
        />
        {gifts.length === 0 ? (
          <div className="grid justify-items-start gap-4">
            <p className="text-ink-2">{t("gifts.none")}</p>
            <Button variant="secondary" icon={Plus} onClick={() => setOpened("new")}>
              {t("gifts.add")}
            </Button>
          </div>
        ) : (
          <ul className="divide-y divide-line" aria-label={t("gifts.title")}>
            {gifts.map((gift) => (
              <GiftRow key={gift.id} gift={gift} onEdit={() => setOpened(gift)} />
            ))}
          </ul>
        )}
      </Card>
      <WishRows />
      {opened && <GiftDialog gift={opened === "new" ? null : opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function GiftRow({ gift, onEdit }: { gift: WillGift; onEdit: () => void }) {
  const { t } = useTranslation("wills/builder");
  const { assets, change, undo } = useBuilder();
  const nameOf = usePersonName();
  const howMuch = useHowMuch();
  const { what, to, substitute } = gift;
  const subtype = "asset" in what ? assets.find(({ id }) => id === what.asset)?.asset_subtype : undefined;
  const look = subtype ? kindLook(subtype) : null;
  const icon = look?.icon ?? (what.kind === "sum" ? Banknote : what.kind === "part" ? PieChart : Gem);
  const name = nameOf(to);
  const remove = () => {
    change((content) => withoutStrays({ ...content, gifts: content.gifts.filter(({ id }) => id !== gift.id) }));
    toast({ title: t("gifts.removed"), action: { label: t("undo"), onPress: undo } });
  };
  return (
    <li className="flex items-start gap-3.5 py-3.5">
      <IconTile icon={icon} tone={look?.tone ?? "brass"} />
      <div className="min-w-0 flex-1 leading-[1.4]">
        <span className="block font-semibold break-words">
          <GivenText what={what} />
        </span>
        <span className="block">
          {t("gifts.to")} <bdi className="font-semibold">{name}</bdi>
          {howMuch(what) !== "" && <> · {howMuch(what)}</>}
        </span>
        <span className="block text-meta text-ink-2">
          {substitute === null ? (
            t("gifts.noSubstitute", { name })
          ) : (
            <>
              {t("gifts.substitute", { name })} <bdi>{nameOf(substitute)}</bdi>
            </>
          )}
        </span>
        {gift.ifHeirsAgree && <span className="block text-meta text-ink-2">{t("gifts.ifHeirsAgree")}</span>}
      </div>
      <IconButton icon={Pencil} label={t("gifts.edit", { name })} onClick={onEdit} />
      <IconButton icon={Trash2} label={t("gifts.remove", { name })} onClick={remove} />
    </li>
  );
}
