import type { Given, WillContent, WillGift } from "@heirlock/domain/wills/content";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { MoneyField } from "../../../ui/forms/money-field.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { fromMinor, toMinor } from "../../jurisdictions/offers/minor-units.ts";
import { useBuilder } from "./builder-context.ts";
import { newRef, withoutStrays } from "./refs.ts";
import { isNobody, useNamed, type Who, WhoField } from "./who-field.tsx";

type Kind = "asset" | "sum" | "thing" | "part";
/** Of an asset: all of it, a share of it, or its use for life. */
type How = "whole" | "half" | "third" | "quarter" | "other" | "use";
const shares: Record<Exclude<How, "use" | "other">, string> = { whole: "1", half: "1/2", third: "1/3", quarter: "1/4" };
const partsOfEstate = ["1/10", "1/6", "1/5", "1/4", "1/3", "1/2"];

interface Fields {
  kind: Kind;
  asset: string | null;
  how: How;
  /** A share that is none of those offered, as a mend of the check leaves it. */
  otherShare: string | null;
  amount: string;
  currency: string;
  title: string;
  part: string;
  to: Who | null;
  substitute: Who | null;
  wishes: string;
}

export interface GiftDialogProps {
  /** Null for a new one. */
  gift: WillGift | null;
  onClose: () => void;
}

/** One gift: what, to whom, and who has it if they die first. Nothing changes before it is kept. */
export function GiftDialog({ gift, onClose }: GiftDialogProps) {
  const { t } = useTranslation("wills/builder");
  const { assets, change, currency, draft } = useBuilder();
  const named = useNamed();
  const [fields, setFields] = useState<Fields>(() => fieldsOf(gift, currency, assets.length > 0));
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }));
  const what = givenOf(fields, assets);
  const missing = isTried ? t("gift.missing") : undefined;
  const keep = () => {
    setTried(true);
    if (what === null || isNobody(fields.to)) return;
    change((content) => {
      const first = named(content, fields.to);
      const second = named(first.content, fields.substitute);
      return withGift(second.content, {
        id: gift?.id ?? newRef(content, "g"),
        to: first.ref!,
        what,
        substitute: second.ref,
        ifHeirsAgree: gift?.ifHeirsAgree ?? false,
        wishes: fields.wishes,
      });
    });
    onClose();
  };
  const toRef = fields.to && "ref" in fields.to ? [fields.to.ref] : [];
  return (
    <Dialog
      open
      dirty={JSON.stringify(fields) !== JSON.stringify(fieldsOf(gift, currency, assets.length > 0))}
      onOpenChange={(open) => !open && onClose()}
      title={t(gift ? "gift.editTitle" : "gift.addTitle")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("gift.cancel")}
          </Button>
          <Button onClick={keep}>{t(gift ? "gift.keep" : "gift.add")}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RadioCards
          columns={2}
          label={t("gift.what")}
          options={(["asset", "sum", "thing", "part"] as const)
            .filter((kind) => kind !== "asset" || assets.length > 0)
            .map((kind) => ({ value: kind, label: t(`gift.kind.${kind}`) }))}
          value={fields.kind}
          onValueChange={(kind) => set({ kind })}
        />
        {fields.kind === "asset" && (
          <>
            <Select
              label={t("gift.asset")}
              placeholder={t("gift.chooseAsset")}
              error={fields.asset === null ? missing : undefined}
              options={assets.map(({ id, title }) => ({ value: id as string, label: title }))}
              value={fields.asset}
              onValueChange={(asset) => set({ asset })}
            />
            <Select
              label={t("gift.how")}
              options={[
                ...(["whole", "half", "third", "quarter", "use"] as const).map((how) => ({
                  value: how,
                  label: t(`gift.hows.${how}`),
                })),
                ...(fields.otherShare ? [{ value: "other" as const, label: fields.otherShare }] : []),
              ]}
              value={fields.how}
              onValueChange={(how) => set({ how })}
            />
          </>
        )}
        {fields.kind === "sum" && (
          <MoneyField
            label={t("gift.amount")}
            error={what === null ? missing : undefined}
            value={fields.amount}
            currency={fields.currency}
            onValueChange={(amount) => set({ amount })}
            onCurrencyChange={(next) => set({ currency: next })}
          />
        )}
        {fields.kind === "thing" && (
          <TextField
            label={t("gift.thing")}
            hint={t("gift.thingHint")}
            error={what === null ? missing : undefined}
            maxLength={200}
            value={fields.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
        {fields.kind === "part" && (
          <Select
            label={t("gift.part")}
            options={[...new Set([...partsOfEstate, fields.part])].map((part) => ({ value: part, label: part }))}
            value={fields.part}
            onValueChange={(part) => set({ part })}
          />
        )}
        <WhoField
          charities
          label={t("gift.to")}
          error={isNobody(fields.to) ? missing : undefined}
          value={fields.to}
          onValueChange={(to) => set({ to })}
        />
        <WhoField
          charities
          label={t("gift.ifFirst")}
          hint={t("gift.ifFirstWhy")}
          none={t("gift.nobody")}
          without={toRef}
          value={fields.substitute}
          onValueChange={(substitute) => set({ substitute })}
        />
        <TextArea
          label={t("gift.wishes")}
          mark="optional"
          limit={2000}
          value={fields.wishes}
          onChange={(event) => set({ wishes: event.target.value })}
        />
      </div>
      {draft.content.gifts.length === 0 && <p className="mt-4 text-meta text-ink-3">{t("gift.restHint")}</p>}
    </Dialog>
  );
}

function withGift(content: WillContent, gift: WillGift): WillContent {
  const isKnown = content.gifts.some(({ id }) => id === gift.id);
  const gifts = isKnown ? content.gifts.map((one) => (one.id === gift.id ? gift : one)) : [...content.gifts, gift];
  return withoutStrays({ ...content, gifts });
}

function fieldsOf(gift: WillGift | null, currency: string, hasAssets: boolean): Fields {
  const empty: Fields = {
    kind: hasAssets ? "asset" : "sum",
    asset: null,
    how: "whole",
    otherShare: null,
    amount: "",
    currency,
    title: "",
    part: "1/10",
    to: null,
    substitute: null,
    wishes: "",
  };
  if (!gift) return empty;
  const { what, to, substitute, wishes } = gift;
  const who = {
    to: { ref: to },
    substitute: substitute === null ? null : { ref: substitute },
    wishes,
  };
  switch (what.kind) {
    case "sum":
      return {
        ...empty,
        ...who,
        kind: "sum",
        amount: fromMinor(BigInt(what.amount), what.currency),
        currency: what.currency,
      };
    case "thing":
      return { ...empty, ...who, kind: "thing", title: what.title };
    case "part":
      return { ...empty, ...who, kind: "part", part: what.part };
    case "use":
      return { ...empty, ...who, kind: "asset", asset: what.asset, how: "use" };
    case "asset":
      return { ...empty, ...who, kind: "asset", asset: what.asset, ...howOf(what.part) };
  }
}

function howOf(part: string): Pick<Fields, "how" | "otherShare"> {
  const how = (Object.keys(shares) as (keyof typeof shares)[]).find((one) => shares[one] === part);
  return how ? { how, otherShare: null } : { how: "other", otherShare: part };
}

/** Null while something is missing. */
function givenOf(fields: Fields, assets: ReturnType<typeof useBuilder>["assets"]): Given | null {
  switch (fields.kind) {
    case "sum": {
      const amount = toMinor(fields.amount, fields.currency);
      return amount === null || amount === 0n
        ? null
        : { kind: "sum", amount: String(amount), currency: fields.currency };
    }
    case "thing":
      return fields.title.trim() === "" ? null : { kind: "thing", title: fields.title.trim() };
    case "part":
      return { kind: "part", part: fields.part };
    case "asset": {
      const asset = assets.find(({ id }) => id === fields.asset);
      if (!asset) return null;
      const named = { asset: asset.id, title: asset.title };
      return fields.how === "use"
        ? { kind: "use", ...named, part: "1" }
        : { kind: "asset", ...named, part: fields.how === "other" ? fields.otherShare! : shares[fields.how] };
    }
  }
}
