import type { MemberId } from "@heirlock/domain/identifiers";
import { usualCondition } from "@heirlock/domain/members/opens";
import { Link } from "@tanstack/react-router";
import { UserPlus, Users } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useForeseen } from "../../../platform/plan/use-foreseen.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";
import type { AccessMatrix } from "../who-sees/access-matrix.ts";
import { intentOfItem, type ShareableItem, saveItem } from "../who-sees/save-item.ts";
import { PeopleList } from "./people-list.tsx";
import { givenTo } from "./who-groups.ts";

export interface ChoosePeopleProps {
  matrix: AccessMatrix;
  item: ShareableItem;
  name: string;
  onClose: () => void;
}

/** For whom an asset or an entry is meant. When, for one of them otherwise, is said on their own line. */
export function ChoosePeople({ matrix, item, name, onClose }: ChoosePeopleProps) {
  const { t } = useTranslation("members/shared-with");
  const failureText = useFailureText();
  const [before] = useState(() => matrix.members.filter((one) => givenTo(matrix, item, one)).map(({ id }) => id));
  const [chosen, setChosen] = useState<readonly MemberId[]>(before);
  const added = chosen.filter((id) => !before.includes(id));
  const gone = before.filter((id) => !chosen.includes(id));
  const isChanged = added.length + gone.length > 0;
  const condition = item.kind === "document" ? item.condition : usualCondition;
  const access = { condition, day: "", age: "", tell: false };
  const intent = intentOfItem(item, added, access);
  const { note, agreed } = useForeseen(intent);
  const save = useMemberChange(async () => {
    if (added.length > 0) await saveItem(item, added, access, await agreed(intent));
    if (gone.length > 0) await saveItem(item, gone, { ...access, condition: "never" });
  });
  const submit = () => {
    if (save.isPending) return;
    if (!isChanged) return onClose();
    save.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("saved"), text: item.kind === "document" && added.length > 0 ? t("savedKeys") : undefined });
        onClose();
      },
    });
  };
  const isEmpty = matrix.members.length === 0;
  return (
    <Dialog
      open
      dirty={isChanged && !save.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={t("choose.title")}
      meta={<bdi translate={item.kind === "document" ? "no" : undefined}>{name}</bdi>}
      footerNote={note}
      footer={
        !isEmpty && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button busy={save.isPending} busyLabel={t("saving")} onClick={submit}>
              {t("save")}
            </Button>
          </>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          level={3}
          icon={Users}
          title={t("choose.emptyTitle")}
          text={t("choose.emptyText")}
          action={
            <Button icon={UserPlus} render={<Link to="/dashboard/will-holder/members/add" />}>
              {t("choose.add")}
            </Button>
          }
        />
      ) : (
        <div className="grid gap-4">
          {save.error && (
            <Alert tone="danger" live="assertive">
              {failureText(save.error, t("saveFailed"))}
            </Alert>
          )}
          <PeopleList members={matrix.members} chosen={chosen} onChange={setChosen} />
          {gone.length > 0 && (
            <Alert tone="plain" live="polite">
              {t(`choose.taken.${item.kind}`)}
            </Alert>
          )}
        </div>
      )}
    </Dialog>
  );
}
