import type { Member } from "@heirlock/contract/members/members";
import { Ellipsis } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Menu } from "../../../ui/overlays/menu.tsx";
import { memberName } from "../offers/member-name.ts";
import type { AskedAction } from "./confirm-action-dialog.tsx";
import { useMemberActions } from "./use-member-actions.tsx";

/** The menu on the page of one member; `onDone` leaves it when the member was deleted. */
export function MemberMenu({ member, onDone }: { member: Member; onDone?: (action: AskedAction) => void }) {
  const { t } = useTranslation("members/list");
  const { itemsFor, dialogs } = useMemberActions(onDone);
  const label = t("action.menu", { name: memberName(member) });
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton bordered label={label} icon={Ellipsis} />}
        items={itemsFor(member, ["view"])}
      />
      {dialogs}
    </>
  );
}
