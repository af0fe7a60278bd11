import type { AccessAnswer } from "@heirlock/contract/members/fields";
import type { AssetId } from "@heirlock/domain/identifiers";
import type { Level } from "@heirlock/domain/members/areas";
import { seenAt, type When } from "@heirlock/domain/members/can-see";
import { type Choice, choicesOf, chosenLevel, paperChoices } from "@heirlock/domain/members/choices";
import { defaultLevels } from "@heirlock/domain/members/default-levels";
import { rank } from "@heirlock/domain/members/member-levels";
import type { Thing } from "@heirlock/domain/members/things";
import { grantLevel } from "@heirlock/domain/sharing/key-grants";
import { keyWait } from "@heirlock/domain/sharing/key-wait";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { followMember } from "../../../platform/plan/act.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { accessBody, chosenOf } from "../access-fields/chosen-access.ts";
import { memberName } from "../offers/member-name.ts";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";
import type { MatrixMember } from "./access-matrix.ts";
import { fieldWords } from "./field-words.ts";
import { PersonLine } from "./person-line.tsx";
import { type ShareableItem, saveItem } from "./save-item.ts";

/** What is meant for the member of this kind. */
export interface GivenItems {
  kind: "asset" | "document";
  items: readonly { item: ShareableItem; access: AccessAnswer }[];
}

export interface LevelDialogProps {
  member: MatrixMember;
  thing: Thing;
  name: string;
  /** Whose condition can be changed here, for all of them together. Null for what has no items of its own. */
  given: GivenItems | null;
  onClose: () => void;
}

/** First when, then what the person can do, which is not asked where it is no (ease §3, z8). */
export function LevelDialog({ member, thing, name, given, onClose }: LevelDialogProps) {
  const { t } = useTranslation("members/who-sees");
  const failureText = useFailureText();
  const { choices, before } = choicesFor(member, thing);
  const [level, setLevel] = useState<Level | null>(before);
  const [when, setWhen] = useState<"now" | "later" | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const moved = given && when ? given.items.filter(({ access }) => whenOf(access) !== when) : [];
  const isChanged = level !== before || moved.length > 0;
  const save = useMemberChange(async () => {
    if (level !== null && level !== before) await saveLevel(member, choices, level);
    if (given && when && level !== "none") await saveWhen(member, moved, when);
  });
  const submit = () => {
    if (save.isPending) return;
    if (!isChanged) return onClose();
    save.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("saved"), text: t("savedText", { name: member.first_name }) });
        onClose();
      },
      onError: (error) => {
        setOutdated(hasCode(error, "UPDATE_ERROR"));
        toastError(failureText(error, t("failed")));
      },
    });
  };
  return (
    <Dialog
      open
      dirty={isChanged && !save.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={name}
      meta={<PersonLine name={memberName(member)} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={save.isPending} busyLabel={t("saving")} onClick={submit}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {isOutdated && (
          <Alert tone="warning" live="assertive" title={t("outdatedTitle")}>
            {t("outdatedText")}
          </Alert>
        )}
        <WhenChoice
          {...{ member, thing, given, level, when }}
          onNo={() => setLevel("none")}
          onChange={(next) => {
            setWhen(next);
            if (level === "none") setLevel(usualLevel(member, thing, choices));
          }}
        />
        {level !== "none" && choices.length > 2 && (
          <WhatChoice {...{ member, thing, choices }} value={level} onChange={setLevel} />
        )}
        {given && level !== "none" && <AboutItems given={given} member={member} onLeave={onClose} />}
        <Consequence {...{ member, thing, before, level }} />
      </div>
    </Dialog>
  );
}

/** The choices that differ, and which of them is set; null where areas differ that are chosen together here. */
function choicesFor({ role, levels }: MatrixMember, { id, areas }: Thing): { choices: Choice[]; before: Level | null } {
  const usual = defaultLevels[role];
  if (id === "documents") return { choices: paperChoices(usual), before: grantLevel(levels) };
  return { choices: choicesOf(areas, usual), before: chosenLevel(areas, levels) };
}

/** What a press on "now" or "later" means where it was no: what the role has, else the least. */
function usualLevel({ role }: MatrixMember, { id, areas }: Thing, choices: readonly Choice[]): Level {
  const usual = defaultLevels[role];
  const level = id === "documents" ? grantLevel(usual) : chosenLevel(areas, usual);
  return level === null || level === "none" ? choices[1]!.level : level;
}

const whenOf = ({ access_condition }: Pick<AccessAnswer, "access_condition">) =>
  access_condition === "immediate" ? "now" : "later";

/** Only what was changed, with the version it was read at (D44). */
async function saveLevel({ id, version }: MatrixMember, choices: readonly Choice[], level: Level) {
  const { levels } = choices.find((one) => one.level === level)!;
  await call("PATCH /api/members/:id/permissions", { params: { id }, body: { permissions: levels, version } });
  await followMember(id, "level");
}

/** Those that have it already keep their day, their age and all. */
async function saveWhen({ id }: MatrixMember, moved: GivenItems["items"], when: "now" | "later"): Promise<void> {
  const condition = when === "now" ? "immediate" : "after_death";
  const assets = { told: [] as AssetId[], untold: [] as AssetId[] };
  for (const { item, access } of moved) {
    const { tell } = chosenOf(access);
    if (item.kind === "asset") assets[tell ? "told" : "untold"].push(item.id);
    else await saveItem(item, [id], { condition, day: "", age: "", tell });
  }
  for (const [told, asset_ids] of Object.entries(assets)) {
    const body = { asset_ids, ...accessBody({ condition, day: "", age: "", tell: told === "told" }) };
    if (asset_ids.length > 0) await call("POST /api/members/:id/assets/assign", { params: { id }, body });
  }
}

function WhenChoice({
  member,
  thing,
  given,
  level,
  when,
  onNo,
  onChange,
}: Pick<LevelDialogProps, "member" | "thing" | "given"> & {
  level: Level | null;
  when: "now" | "later" | null;
  onNo: () => void;
  onChange: (when: "now" | "later" | null) => void;
}) {
  const { t } = useTranslation("members/who-sees");
  const format = useFormat();
  const items = given?.items ?? [];
  const label = t("whenQuestion", { name: member.first_name });
  // What has no items of its own, or none yet, is only opened or not: the rest follows from the items.
  if (items.length === 0)
    return (
      <Segmented
        label={t("question", { name: member.first_name })}
        showLabel
        block
        value={level === null ? null : level === "none" ? "no" : "yes"}
        options={[
          { value: "yes", label: thing.kind === "asset" || thing.kind === "document" ? t("when.yes") : t("when.now") },
          { value: "no", label: t("when.no") },
        ]}
        onValueChange={(value) => (value === "no" ? onNo() : onChange(null))}
      />
    );
  const states = new Set(items.map(({ access }) => whenOf(access)));
  const current = when ?? (states.size === 1 ? [...states][0]! : null);
  const shown: When | null = level === "none" ? "no" : current;
  const now = items.filter(({ access }) => whenOf(access) === "now").length;
  const hint =
    shown === "later"
      ? t("laterText")
      : shown === null
        ? t("meant.counts", { now: format.number(now), later: format.number(items.length - now) })
        : "";
  return (
    <div className="grid gap-2">
      <Segmented<When>
        label={label}
        showLabel
        block
        value={shown}
        options={(["now", "later", "no"] as const).map((value) => ({ value, label: t(`when.${value}`) }))}
        onValueChange={(value) => (value === "no" ? onNo() : onChange(value))}
      />
      {hint && <p className="text-ink-2">{hint}</p>}
    </div>
  );
}

function WhatChoice({
  member,
  thing,
  choices,
  value,
  onChange,
}: Pick<LevelDialogProps, "member" | "thing"> & {
  choices: readonly Choice[];
  value: Level | null;
  onChange: (level: Level) => void;
}) {
  const { t } = useTranslation("members/who-sees");
  const format = useFormat();
  const seen = (level: Level) => {
    const fields = seenAt(thing, level, member.levels);
    return t("level.sees", { list: format.list(fieldWords(fields).map((field) => t(`field.${field}`))) });
  };
  return (
    <RadioCards
      id="level"
      label={t("whatQuestion", { name: member.first_name })}
      columns={1}
      value={value}
      options={choices
        .filter(({ level }) => level !== "none")
        .map(({ level }) =>
          thing.id === "documents" && level !== "none"
            ? { value: level, label: t(`paper.${level}`), description: t(`paperText.${level}`) }
            : { value: level, label: seen(level) },
        )}
      onValueChange={onChange}
    />
  );
}

/** How many it is about, and the way to choose one by one. */
function AboutItems({
  given: { kind, items },
  member,
  onLeave,
}: {
  given: GivenItems;
  member: MatrixMember;
  onLeave: () => void;
}) {
  const { t } = useTranslation("members/who-sees");
  const format = useFormat();
  const count = items.length;
  return (
    <p className="text-ink-2">
      {count === 0
        ? t(`none.${kind}`, { name: member.first_name })
        : t(`meant.${kind}`, { count, n: format.number(count) })}{" "}
      <Link
        to="/dashboard/will-holder/members/access"
        search={{ show: kind === "asset" ? "assets" : "vault", person: member.id }}
        onClick={onLeave}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        {t(`oneByOne.${kind}`)}
      </Link>
    </p>
  );
}

/** What follows from the change, before it is made. */
function Consequence({
  member,
  thing,
  before,
  level,
}: Pick<LevelDialogProps, "member" | "thing"> & { before: Level | null; level: Level | null }) {
  const { t } = useTranslation("members/who-sees");
  if (level === null || level === before || before === null) return null;
  const isWider = rank(level) > rank(before);
  const asked = member.has_account && member.status === "confirmed";
  const notes = [
    isWider ? asked && t("consequence.wider", { name: member.first_name }) : t("consequence.narrower"),
    isWider &&
      thing.kind === "document" &&
      t(`consequence.waits.${keyWait(member, false) ?? "unlock"}`, { name: member.first_name }),
  ].filter((one): one is string => typeof one === "string");
  if (notes.length === 0) return null;
  return (
    <Alert tone="plain" live="polite">
      {notes.join(" ")}
    </Alert>
  );
}
