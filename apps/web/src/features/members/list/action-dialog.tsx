import type { Member } from "@heirlock/contract/members/members";
import { WillKeyDialog } from "../invitations/will-key-dialog.tsx";
import { type AskedAction, ConfirmActionDialog, isAsked } from "./confirm-action-dialog.tsx";
import { ConvertDialog, InviteDialog } from "./invite-dialog.tsx";
import type { MemberAction } from "./member-actions.ts";

export interface ActionDialogProps {
  member: Member;
  action: MemberAction;
  onClose: () => void;
  onDone: ((action: AskedAction) => void) | undefined;
}

/** What is asked before an action, or what it needs to know. */
export function ActionDialog({ member, action, onClose, onDone }: ActionDialogProps) {
  if (action === "invite" || action === "inviteAgain") return <InviteDialog member={member} onClose={onClose} />;
  if (action === "convert") return <ConvertDialog member={member} onClose={onClose} />;
  if (action === "willKey") return <WillKeyDialog member={member} onClose={onClose} />;
  return isAsked(action) ? (
    <ConfirmActionDialog member={member} action={action} onClose={onClose} onDone={onDone} />
  ) : null;
}
