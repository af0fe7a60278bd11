import type { Area, Level, Levels } from "@heirlock/domain/members/areas";
import type { Choice } from "@heirlock/domain/members/choices";
import { type PermissionGroup, permissionGroups, shownAreas } from "@heirlock/domain/members/permission-groups";
import type { MemberRole } from "@heirlock/domain/members/roles";
import { clsx } from "clsx";
import {
  ChevronDown,
  FolderLock,
  Landmark,
  type LucideIcon,
  MessageSquare,
  Pencil,
  ScrollText,
  Users,
} from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { choicesFor, countOn, isOn, switchArea } from "./area-levels.ts";

export interface PermissionGroupsProps {
  levels: Levels;
  /** Whose defaults a switch turns an area on at. */
  role: MemberRole;
  onChange: (levels: Levels) => void;
  /** Areas that the holder chose otherwise than the role. */
  isChanged: (area: Area) => boolean;
  /** What is shown must not be saved, such as defaults in the place of what could not be read (D44). */
  readOnly?: boolean | undefined;
  /** `rows`: one level for each group, its areas on request, for a form. `cards`: a card for each group. */
  layout: "rows" | "cards";
}

export const groupNames = Object.keys(permissionGroups) as PermissionGroup[];

const pictures: Record<PermissionGroup, LucideIcon> = {
  will: ScrollText,
  assets: Landmark,
  documents: FolderLock,
  members: Users,
  communication: MessageSquare,
};

/** How much a member sees: 17 areas in five groups, each a switch and a level (PRM-004, D42). */
export function PermissionGroups({ layout, ...rest }: PermissionGroupsProps) {
  const Group = layout === "cards" ? CardGroup : RowGroup;
  return (
    <div className={layout === "cards" ? "grid gap-5" : "divide-y divide-line"}>
      {groupNames.map((group) => (
        <Group key={group} group={group} {...rest} />
      ))}
    </div>
  );
}

type GroupProps = Omit<PermissionGroupsProps, "layout"> & { group: PermissionGroup };

/** On phones a group opens on request; beside a mouse all of them are open. */
function CardGroup({ group, ...rest }: GroupProps) {
  const { t } = useTranslation("members/permissions");
  const id = useId();
  const count = useCount(rest.levels, group);
  return (
    <Card as="section" aria-labelledby={id}>
      <Fold
        summary={
          <>
            <IconTile icon={pictures[group]} tone="neutral" />
            <span className="min-w-0 flex-1">
              <span id={id} className="serif block text-h3">
                {t(`group.${group}`)}
              </span>
              <span className="block text-ink-2">{count}</span>
            </span>
          </>
        }
        foldsOnPhonesOnly
      >
        <Areas group={group} {...rest} />
      </Fold>
    </Card>
  );
}

function RowGroup({ group, ...rest }: GroupProps) {
  const { t } = useTranslation("members/permissions");
  const { choices, chosen } = choicesFor(shownAreas(group), rest.levels, rest.role);
  const count = useCount(rest.levels, group);
  const name = t(`group.${group}`);
  return (
    <section aria-label={name} className="grid gap-1 py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:flex-nowrap">
        <div className="min-w-0">
          <h3 className="font-sans text-body leading-[1.4] font-semibold tracking-normal">{name}</h3>
          <p className="text-meta text-ink-3">{t(`about.${group}`)}</p>
        </div>
        <LevelChoice
          label={t("groupLevel", { group: name })}
          choices={choices}
          value={chosen}
          readOnly={rest.readOnly}
          onChange={(next) => rest.onChange({ ...rest.levels, ...next.levels })}
        />
      </div>
      <Fold
        summary={
          <>
            <span className="font-medium text-primary underline underline-offset-4">{t("single")}</span>
            <span className="text-meta text-ink-3">{chosen === null ? `${t("mixed")} · ${count}` : count}</span>
          </>
        }
      >
        <Areas group={group} {...rest} />
      </Fold>
    </section>
  );
}

function useCount(levels: Levels, group: PermissionGroup): string {
  const { t } = useTranslation("members/permissions");
  const format = useFormat();
  const all = shownAreas(group).length;
  return t("countOn", { on: format.number(countOn(levels, group)), all: format.number(all) });
}

function Fold({
  summary,
  foldsOnPhonesOnly = false,
  children,
}: {
  summary: ReactNode;
  foldsOnPhonesOnly?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      className="group/fold"
      open={foldsOnPhonesOnly && globalThis.matchMedia?.("(min-width: 901px)").matches ? true : undefined}
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3.5 gap-y-1 rounded-sm [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.8}
          className="flex-none text-ink-2 transition-transform duration-(--d2) group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

function Areas({ group, ...rest }: GroupProps) {
  return (
    <ul className="mt-3 divide-y divide-line border-t border-line">
      {shownAreas(group).map((area) => (
        <AreaRow key={area} area={area} {...rest} />
      ))}
    </ul>
  );
}

const withHint = ["canViewWillHolderInfo", "canDownloadDocuments", "canViewDocumentMetadata"] as const;

function AreaRow({
  area,
  levels,
  role,
  onChange,
  isChanged,
  readOnly = false,
}: Omit<PermissionGroupsProps, "layout"> & { area: Area }) {
  const { t } = useTranslation("members/permissions");
  const { choices, chosen } = choicesFor([area], levels, role);
  const on = isOn(levels, area);
  const name = t(`area.${area}`);
  const hinted = withHint.find((one) => one === area);
  return (
    <li className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <Switch
        leading
        className="min-w-0 flex-1 basis-64 items-center"
        label={name}
        description={
          (isChanged(area) || hinted) && (
            <>
              {hinted && <span className="block">{t(`hint.${hinted}`)}</span>}
              {isChanged(area) && (
                <span className="flex items-center gap-1.5 font-semibold text-brass-ink">
                  <Pencil aria-hidden size={15} strokeWidth={2} />
                  {t("changed")}
                </span>
              )}
            </>
          )
        }
        checked={on}
        disabled={readOnly}
        onCheckedChange={(next) => onChange(switchArea(levels, area, next, role))}
      />
      {!on || choices.length === 2 ? (
        <span aria-hidden className="pe-1 text-ink-3">
          {t(on ? "on" : "off")}
        </span>
      ) : (
        <LevelChoice
          label={t("levelOf", { area: name })}
          choices={choices.slice(1)}
          value={chosen}
          readOnly={readOnly}
          onChange={(next) => onChange({ ...levels, ...next.levels })}
        />
      )}
    </li>
  );
}

function LevelChoice({
  label,
  choices,
  value,
  readOnly = false,
  onChange,
}: {
  label: string;
  /** Only those that differ (ease §3). */
  choices: readonly Choice[];
  value: Level | null;
  readOnly?: boolean | undefined;
  onChange: (choice: Choice) => void;
}) {
  const { t } = useTranslation("members/permissions");
  return (
    <Segmented
      label={label}
      block
      className={clsx("flex-none max-sm:w-full", choices.length > 3 ? "sm:w-96" : "sm:w-76")}
      value={value}
      options={choices.map(({ level }) => ({ value: level, label: t(`level.${level}`), disabled: readOnly }))}
      onValueChange={(next) => onChange(choices.find(({ level }) => level === next)!)}
    />
  );
}
