import type { Member } from "@heirlock/contract/members/members";
import { Link } from "@tanstack/react-router";
import {
  Ban,
  Eye,
  IdCard,
  KeyRound,
  type LucideIcon,
  Mail,
  MailX,
  Pencil,
  Power,
  PowerOff,
  ShieldCheck,
  Trash2,
  UserCheck,
  UserPlus,
} from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import type { MenuEntry } from "../../../ui/overlays/menu.tsx";
import { memberName } from "../offers/member-name.ts";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import type { AskedAction } from "./confirm-action-dialog.tsx";
import { useMayEdit } from "./may-edit.ts";
import { actionsFor, type MemberAction } from "./member-actions.ts";
import { useRunAction } from "./run-action.ts";

/** Only for those who do something; most come to look. */
const ActionDialog = lazy(async () => ({ default: (await import("./action-dialog.tsx")).ActionDialog }));

export const actionPictures: Record<MemberAction, LucideIcon> = {
  view: Eye,
  edit: Pencil,
  invite: Mail,
  inviteAgain: Mail,
  resend: Mail,
  cancel: MailX,
  convert: UserPlus,
  compare: ShieldCheck,
  card: IdCard,
  willKey: KeyRound,
  confirm: UserCheck,
  activate: Power,
  deactivate: PowerOff,
  revoke: Ban,
  delete: Trash2,
};

const hurting: readonly MemberAction[] = ["revoke", "delete"];

export interface MemberActions {
  /** The entries of a member's menu (MEM-112). */
  itemsFor: (member: Member, without?: readonly MemberAction[]) => MenuEntry[];
  choose: (member: Member, action: MemberAction) => void;
  /** The questions that are asked before; drawn once by whoever uses this. */
  dialogs: ReactNode;
}

/** Everything a holder can do to a member, for a list and for the page of one. */
export function useMemberActions(onDone?: (action: AskedAction) => void): MemberActions {
  const { t } = useTranslation("members/list");
  const [open, setOpen] = useState<{ member: Member; action: MemberAction } | null>(null);
  const runDirectly = useDirectAction();
  const mayEdit = useMayEdit();
  const choose = (member: Member, action: MemberAction) =>
    runsAtOnce(action) ? runDirectly(member, action) : setOpen({ member, action });
  return {
    itemsFor: (member, without = []) =>
      actionsFor(member)
        .filter((action) => !without.includes(action) && (action !== "edit" || mayEdit))
        .map((action) => ({
          id: action,
          label: t(`action.${action}`, { name: member.first_name }),
          icon: actionPictures[action],
          danger: hurting.includes(action),
          ...(isLink(action) ? { render: memberLink(action, member.id) } : { onSelect: () => choose(member, action) }),
        })),
    choose,
    dialogs: open && (
      <Suspense>
        <ActionDialog {...open} onClose={() => setOpen(null)} onDone={onDone} />
      </Suspense>
    ),
  };
}

const pages = {
  view: "/dashboard/will-holder/members/$id",
  edit: "/dashboard/will-holder/members/$id/edit",
  compare: "/dashboard/will-holder/members/$id/compare",
  card: "/dashboard/will-holder/members/$id/card",
} as const;

export function isLink(action: MemberAction): action is keyof typeof pages {
  return action in pages;
}

export function memberLink(action: keyof typeof pages, id: string) {
  return <Link to={pages[action]} params={{ id }} />;
}

/** Nobody loses anything by these, so they ask nothing. */
function runsAtOnce(action: MemberAction): action is "resend" | "activate" {
  return action === "resend" || action === "activate";
}

function useDirectAction(): (member: Member, action: "resend" | "activate") => void {
  const { t } = useTranslation("members/list");
  const errorText = useMemberErrorText();
  const run = useRunAction();
  return (member, action) => {
    if (run.isPending) return;
    run.mutate(
      { action, id: member.id },
      {
        onSuccess: () =>
          toast({ title: t(`done.${action}`), text: t(`done.${action}Text`, { name: memberName(member) }) }),
        onError: (error) => toastError(`${t("failed.update")}. ${errorText(error)}`),
      },
    );
  };
}
