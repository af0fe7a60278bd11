import type { AccessAnswer } from "@heirlock/contract/members/fields";
import { type Level, levels as levelNames } from "@heirlock/domain/members/areas";
import { rank } from "@heirlock/domain/members/member-levels";
import { CalendarClock } from "lucide-react";
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
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { AccessFields, useConditionOptions } from "../access-fields/access-fields.tsx";
import { accessBody, accessProblem, type ChosenAccess, chosenOf, usualAccess } from "../access-fields/chosen-access.ts";
import { useMemberChange } from "../member-detail/member-parts.ts";
import { useFailureText } from "../member-detail/use-failure-text.ts";
import { memberName } from "../offers/member-name.ts";
import { isYesNo } from "../permissions/area-levels.ts";
import type { MatrixMember } from "./access-matrix.ts";
import { seenAt } from "./cells.ts";
import { fieldWords } from "./field-words.ts";
import type { MatrixRow } from "./matrix-rows.ts";
import { PersonLine } from "./person-line.tsx";
import { type ShareableItem, saveItem } from "./save-item.ts";

/** What is meant for the member of this kind. */
export interface GivenItems {
  kind: "asset" | "document";
  items: readonly { item: ShareableItem; access: AccessAnswer }[];
}

export interface LevelDialogProps {
  member: MatrixMember;
  row: MatrixRow;
  name: string;
  /** Null for what has no items of its own. */
  given: GivenItems | null;
  onClose: () => void;
}

/** How much of something a member sees, and for all their assets or entries together when. */
export function LevelDialog({ member, row, name, given, onClose }: LevelDialogProps) {
  const { t } = useTranslation("members/who-sees");
  const failureText = useFailureText();
  const before = commonLevel(member, row);
  const [level, setLevel] = useState<Level | null>(before);
  const [access, setAccess] = useState<ChosenAccess | null>(null);
  const [isTried, setTried] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const isChanged = level !== before || access !== null;
  const save = useMemberChange(async () => {
    if (level !== null && level !== before) await saveLevel(member, row, level);
    if (access && given) await saveAccess(member, given, access);
  });
  const submit = () => {
    setTried(true);
    if (save.isPending || (access && accessProblem(access))) return;
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
        <LevelChoice member={member} row={row} value={level} onChange={setLevel} />
        {given && given.items.length > 0 && level !== "none" && (
          <WhenForAll given={given} value={access} onChange={setAccess} isTried={isTried} />
        )}
        {given && given.items.length === 0 && level !== "none" && (
          <p className="text-ink-2">{t(`none.${given.kind}`, { name: member.first_name })}</p>
        )}
        <Consequence member={member} row={row} before={before} level={level} />
      </div>
    </Dialog>
  );
}

function commonLevel(member: MatrixMember, { areas }: MatrixRow): Level | null {
  const [first, ...others] = areas.map((area) => member.levels[area]);
  return others.every((one) => one === first) ? first! : null;
}

/** Only what was changed, with the version it was read at (D44). */
async function saveLevel(member: MatrixMember, { areas }: MatrixRow, level: Level) {
  const permissions = Object.fromEntries(areas.map((area) => [area, isYesNo(area) ? level !== "none" : level]));
  await call("PATCH /api/members/:id/permissions", {
    params: { id: member.id },
    body: { permissions, version: member.version },
  });
  await followMember(member.id, "level");
}

async function saveAccess({ id }: MatrixMember, { items }: GivenItems, access: ChosenAccess): Promise<void> {
  const assets = items.flatMap(({ item }) => (item.kind === "asset" ? [item.id] : []));
  if (assets.length > 0) {
    const body = { asset_ids: assets, ...accessBody(access) };
    await call("POST /api/members/:id/assets/assign", { params: { id }, body });
  }
  for (const { item } of items) if (item.kind === "document") await saveItem(item, [id], access);
}

function LevelChoice({
  member,
  row,
  value,
  onChange,
}: {
  member: MatrixMember;
  row: MatrixRow;
  value: Level | null;
  onChange: (level: Level) => void;
}) {
  const { t } = useTranslation("members/who-sees");
  const { t: word } = useTranslation("members/permissions");
  const format = useFormat();
  const isOnOff = row.areas.every(isYesNo);
  const options: readonly Level[] = isOnOff ? ["none", "summary"] : levelNames;
  const seen = (level: Level) => {
    const list = (of: Level) =>
      format.list(fieldWords(seenAt(row, of, member.levels)).map((field) => t(`field.${field}`)));
    const below = levelNames[rank(level) - 1]!;
    if (list(level) === "") return t("level.nothing");
    return list(level) === list(below)
      ? t("level.same", { level: word(`level.${below}`) })
      : t("level.sees", { list: list(level) });
  };
  const about = (level: Level) => (level === "none" ? t("level.none") : row.kind === null ? undefined : seen(level));
  return (
    <RadioCards
      id="level"
      label={t("level.label", { name: member.first_name })}
      hint={row.id === "canDownloadDocuments" ? word("hint.canDownloadDocuments") : undefined}
      columns={1}
      // Of yes and no, every level above none is the same.
      value={isOnOff && value !== null && value !== "none" ? "summary" : value}
      options={options.map((level) => ({
        value: level,
        label: isOnOff ? word(level === "none" ? "off" : "on") : word(`level.${level}`),
        description: about(level),
      }))}
      onValueChange={onChange}
    />
  );
}

/** Each asset and entry says for itself when it is seen; here all of them can be given the same. */
function WhenForAll({
  given,
  value,
  onChange,
  isTried,
}: {
  given: GivenItems;
  value: ChosenAccess | null;
  onChange: (value: ChosenAccess | null) => void;
  isTried: boolean;
}) {
  const { t } = useTranslation("members/who-sees");
  const format = useFormat();
  const options = useConditionOptions();
  const { kind, items } = given;
  const now = items.filter(({ access }) => access.access_condition === "immediate").length;
  const counts = { now: format.number(now), later: format.number(items.length - now) };
  const [first, ...others] = items.map(({ access }) => chosenOf(access));
  const isSame = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      {value === null ? (
        <>
          <p>
            <span className="block font-semibold">
              {t(`meant.${kind}`, { count: items.length, n: format.number(items.length) })}
            </span>
            <span className="text-ink-2">{t("meant.counts", counts)}</span>
          </p>
          <div>
            <Button
              variant="secondary"
              size="sm"
              icon={CalendarClock}
              onClick={() => onChange(first && isSame ? first : usualAccess)}
            >
              {t("meant.change")}
            </Button>
          </div>
        </>
      ) : (
        <>
          <AccessFields
            id="all"
            label={t("meant.when", { count: items.length, n: format.number(items.length) })}
            options={options}
            value={value}
            onChange={onChange}
            isTried={isTried}
          />
          <div>
            <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
              {t("meant.keep")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** What follows from the change, before it is made. */
function Consequence({
  member,
  row,
  before,
  level,
}: {
  member: MatrixMember;
  row: MatrixRow;
  before: Level | null;
  level: Level | null;
}) {
  const { t } = useTranslation("members/who-sees");
  if (level === null || level === before || before === null) return null;
  const isWider = rank(level) > rank(before);
  const asked = member.has_account && member.status === "confirmed";
  const notes = [
    isWider ? asked && t("consequence.wider", { name: member.first_name }) : t("consequence.narrower"),
    row.kind === "document" && t("consequence.keys"),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <Alert tone="plain" live="polite">
      {notes.join(" ")}
    </Alert>
  );
}
