import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useForeseen } from "../../../platform/plan/use-foreseen.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { AccessFields, useConditionOptions } from "../access-fields/access-fields.tsx";
import { accessProblem, type ChosenAccess, chosenOf, usualAccess } from "../access-fields/chosen-access.ts";
import { memberName } from "../offers/member-name.ts";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";
import type { GivenAsset, GivenEntry, MatrixMember } from "./access-matrix.ts";
import { itemSight } from "./given-items.ts";
import { PersonLine } from "./person-line.tsx";
import { type Choice, intentOfItem, type ShareableItem, saveItem } from "./save-item.ts";

export interface ItemDialogProps {
  member: MatrixMember;
  item: ShareableItem;
  name: string;
  /** Undefined where it is not meant for the member. */
  given: GivenAsset | GivenEntry | undefined;
  onClose: () => void;
}

/** Whether one asset or entry is meant for a member, and when they see it. */
export function ItemDialog({ member, item, name, given, onClose }: ItemDialogProps) {
  const { t } = useTranslation("members/who-sees");
  const { t: fields } = useTranslation("members/access-fields");
  const failureText = useFailureText();
  const conditions = useConditionOptions();
  const [initial] = useState<ChosenAccess<Choice>>(() =>
    given ? chosenOf(given) : { ...usualAccess, condition: "never" },
  );
  const [access, setAccess] = useState(initial);
  const [isTried, setTried] = useState(false);
  const isChanged = JSON.stringify(access) !== JSON.stringify(initial);
  const intent = isChanged && !accessProblem(access) ? intentOfItem(item, [member.id], access) : null;
  const { note, agreed } = useForeseen(intent);
  const save = useMemberChange(async () => saveItem(item, [member.id], access, await agreed(intent)));
  const { isClosed, waits } = itemSight(member, item.kind, given);
  const submit = () => {
    setTried(true);
    if (save.isPending || accessProblem(access)) return;
    if (!isChanged) return onClose();
    save.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("saved"), text: t("savedText", { name: member.first_name }) });
        onClose();
      },
      onError: (error) => toastError(failureText(error, t("failed"))),
    });
  };
  const never = {
    value: "never" as const,
    label: t("when.no"),
    description: t("item.never", { name: member.first_name }),
  };
  return (
    <Dialog
      open
      dirty={isChanged && !save.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={<bdi translate={item.kind === "document" ? "no" : undefined}>{name}</bdi>}
      meta={<PersonLine name={memberName(member)} />}
      footerNote={note}
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
        {isClosed && <Alert tone="warning">{t(`item.closed.${item.kind}`, { name: member.first_name })}</Alert>}
        <AccessFields<AccessCondition | "never">
          id="item"
          label={fields("when")}
          hideLegend
          options={[never, ...conditions]}
          value={access}
          onChange={setAccess}
          isTried={isTried}
        />
        {access.condition === "custom" && access.age !== "" && !member.has_birth_date && (
          <NoBirthDate member={member} />
        )}
        {given && access.condition === "never" && (
          <Alert tone="plain" live="polite">
            {t(`item.taken.${item.kind}`)}
          </Alert>
        )}
        {item.kind === "document" && access.condition !== "never" && (waits || isChanged) && (
          <Alert tone="plain" live="polite">
            {t(`consequence.waits.${waits ?? "unlock"}`, { name: member.first_name })}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

/** An age needs a date of birth: without one it is never reached (KEY-043). */
function NoBirthDate({ member }: { member: MatrixMember }) {
  const { t } = useTranslation("members/who-sees");
  return (
    <Alert
      tone="warning"
      live="polite"
      title={t("item.noBirthDate", { name: member.first_name })}
      action={
        <Button
          variant="secondary"
          size="sm"
          render={<Link to="/dashboard/will-holder/members/$id/edit" params={{ id: member.id }} />}
        >
          {t("item.addBirthDate")}
        </Button>
      }
    >
      {t("item.noBirthDateText")}
    </Alert>
  );
}
