import { Download, EllipsisVertical, Pencil, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { IconTile } from "../display/icon-tile.tsx";
import { Alert } from "../feedback/alert.tsx";
import { TextField } from "../forms/text-field.tsx";
import { ConfirmDialog } from "../overlays/confirm-dialog.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { Menu, type MenuEntry } from "../overlays/menu.tsx";
import { PlanLimitDialog } from "../overlays/plan-limit-dialog.tsx";
import { Tooltip } from "../overlays/tooltip.tsx";
import { useSamples } from "./samples.ts";
import { Row } from "./specimen.tsx";

export function Overlays() {
  const s = useSamples();
  const [open, setOpen] = useState<"confirm" | "form" | "delete" | "limit" | null>(null);
  const [typed, setTyped] = useState("");
  const close = (next: boolean) => {
    if (!next) {
      setOpen(null);
      setTyped("");
    }
  };
  const items: MenuEntry[] = [
    { id: "edit", label: s.edit, icon: Pencil },
    { id: "export", label: s.view, description: s.deleteText, icon: Download, onSelect: () => setOpen("limit") },
    { kind: "separator", id: "line" },
    { id: "delete", label: s.delete, icon: Trash2, danger: true, onSelect: () => setOpen("delete") },
  ];
  return (
    <Row>
      <Button variant="secondary" onClick={() => setOpen("confirm")}>
        {s.openDialog}
      </Button>
      <Button variant="secondary" onClick={() => setOpen("form")}>
        {s.openForm}
      </Button>
      <Button variant="danger-outline" onClick={() => setOpen("delete")}>
        {s.openDanger}
      </Button>
      <Menu label={s.more} align="start" trigger={<Button variant="secondary">{s.openMenu}</Button>} items={items} />
      <Menu
        label={s.cardTitle}
        trigger={<IconButton label={s.more} icon={EllipsisVertical} bordered />}
        items={items}
      />
      <Tooltip text={s.tooltip}>
        <Button variant="ghost">{s.tooltipOpener}</Button>
      </Tooltip>
      <ConfirmDialog
        open={open === "confirm"}
        onOpenChange={close}
        title={s.dialogTitle}
        description={s.dialogText}
        effects={s.effects}
        confirmLabel={s.confirm}
        onConfirm={() => close(false)}
      >
        <Alert tone="warning">{s.dialogWarning}</Alert>
      </ConfirmDialog>
      <Dialog
        open={open === "form"}
        onOpenChange={close}
        dirty={typed !== ""}
        icon={<IconTile icon={Users} tone="brass" />}
        title={s.add}
        description={s.descriptionHint}
        footer={
          <>
            <Button variant="secondary" onClick={() => close(false)}>
              {s.cancel}
            </Button>
            <Button onClick={() => close(false)}>{s.save}</Button>
          </>
        }
      >
        <TextField label={s.description} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Dialog>
      <ConfirmDialog
        open={open === "delete"}
        onOpenChange={close}
        danger
        title={s.deleteTitle}
        description={s.deleteText}
        confirmLabel={s.delete}
        onConfirm={() => close(false)}
      />
      {open === "limit" && (
        <PlanLimitDialog
          onClose={() => close(false)}
          icon={Users}
          plan="free"
          used={3}
          max={3}
          title={s.dialogTitle}
          text={() => s.dialogText}
          usedLabel={() => s.cardTitle}
          room={(plan) => (plan === "free" ? "3" : "50")}
          note={() => s.descriptionHint}
        />
      )}
    </Row>
  );
}
