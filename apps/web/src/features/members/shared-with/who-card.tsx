import { clsx } from "clsx";
import { Eye, EyeOff, Hourglass, KeyRound, type LucideIcon, UserRound, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { toastError } from "../../../ui/feedback/toast-store.ts";
import { Switch } from "../../../ui/forms/switch.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { chosenOf } from "../access-fields/chosen-access.ts";
import { useFromText } from "../access-fields/use-access-text.ts";
import { memberName } from "../offers/member-name.ts";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";
import { type AccessMatrix, type MatrixMember, useAccessMatrix } from "../who-sees/access-matrix.ts";
import { type ShareableItem, saveItem } from "../who-sees/save-item.ts";
import { givenTo, type Recipient, verbOf, type WhoGroups, whoGroups } from "./who-groups.ts";

const ItemDialog = lazy(async () => ({ default: (await import("../who-sees/item-dialog.tsx")).ItemDialog }));
const ChoosePeople = lazy(async () => ({ default: (await import("./choose-people.tsx")).ChoosePeople }));

export interface WhoCardProps {
  item: ShareableItem;
  /** What it is called; for an entry the kind while its title cannot be read. */
  name: string;
}

/** Who sees an asset or can open an entry, now and after the release, and the way to change it (mock-ups p2, p7). */
export function WhoCard({ item, name }: WhoCardProps) {
  const { t } = useTranslation("members/shared-with");
  const failureText = useFailureText();
  const matrix = useAccessMatrix();
  return (
    <Card as="section" aria-labelledby="item-who">
      <CardHeader id="item-who" title={t(`title.${item.kind}`)} />
      <Loaded
        query={matrix}
        level={3}
        why={(error) => failureText(error, t("loadFailed"))}
        loading={t("loading")}
        failed={t("errorTitle")}
      >
        {(loaded) => <WhoContent matrix={loaded} item={item} name={name} />}
      </Loaded>
    </Card>
  );
}

function WhoContent({ matrix, item, name }: WhoCardProps & { matrix: AccessMatrix }) {
  const { t } = useTranslation("members/shared-with");
  const [changed, setChanged] = useState<MatrixMember["id"] | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const groups = whoGroups(matrix, item);
  const rows = (of: readonly Recipient[]) =>
    of.map((one) => (
      <RecipientRow key={one.member.id} recipient={one} item={item} onPress={() => setChanged(one.member.id)} />
    ));
  const member = matrix.members.find(({ id }) => id === changed);
  return (
    <div className="grid gap-5">
      <Group icon={Eye} className="text-success" title={t("now")}>
        {groups.now.length === 0 ? (
          <p className="mt-2 flex items-center gap-3">
            <IconTile icon={UserRound} tone="brass" size="sm" />
            {t("onlyYou")}
          </p>
        ) : (
          <ul>{rows(groups.now)}</ul>
        )}
      </Group>
      <Group icon={Hourglass} className="text-brass-ink" title={t("later")}>
        {groups.later.length === 0 ? (
          <p className="mt-2 text-ink-2">{t(groups.now.length === 0 ? "nobody" : "nobodyElse")}</p>
        ) : (
          <ul>{rows(groups.later)}</ul>
        )}
      </Group>
      <Never groups={groups} rows={rows} />
      <Button block variant="secondary" icon={Users} className="print:hidden" onClick={() => setChoosing(true)}>
        {t("change")}
      </Button>
      {groups.later.length > 0 && <TellThem item={item} recipients={groups.later} />}
      <Suspense>
        {member && (
          <ItemDialog
            member={member}
            item={item}
            name={name}
            given={givenTo(matrix, item, member)}
            onClose={() => setChanged(null)}
          />
        )}
        {isChoosing && <ChoosePeople matrix={matrix} item={item} name={name} onClose={() => setChoosing(false)} />}
      </Suspense>
    </div>
  );
}

function Group({
  icon: Icon,
  title,
  className,
  children,
}: {
  icon: LucideIcon;
  title: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div>
      <h3 className={clsx("flex items-center gap-2.5 font-sans text-body font-semibold tracking-normal", className)}>
        <Icon aria-hidden size={20} strokeWidth={1.8} />
        {title}
      </h3>
      {children}
    </div>
  );
}

/** Those for whom it is meant but closed stand by name; of all others the names in a line. */
function Never({ groups: { closed, others }, rows }: { groups: WhoGroups; rows: (of: Recipient[]) => ReactNode }) {
  const { t } = useTranslation("members/shared-with");
  const format = useFormat();
  if (closed.length + others.length === 0) return null;
  const [named, rest] = others.length > 3 ? [others.slice(0, 2), others.length - 2] : [others, 0];
  // Isolated one by one: a list of Latin names in an Arabic line would otherwise turn around.
  const names = named.map(({ first_name }) => `\u2068${first_name}\u2069`);
  const more = rest > 0 ? [t("more", { count: rest, n: format.number(rest) })] : [];
  return (
    <Group icon={EyeOff} className="text-ink-3" title={t("never")}>
      {closed.length > 0 && <ul>{rows(closed)}</ul>}
      {others.length > 0 && <p className="mt-2 text-ink-2">{format.list([...names, ...more])}</p>}
    </Group>
  );
}

function RecipientRow({
  recipient,
  item,
  onPress,
}: {
  recipient: Recipient;
  item: ShareableItem;
  onPress: () => void;
}) {
  const { t } = useTranslation("members/shared-with");
  const fromText = useFromText();
  const { member, sight } = recipient;
  const name = memberName(member);
  const lines = [sight.isClosed ? t("verb.closed") : t(`verb.${verbOf(recipient, item.kind)}`), fromText(sight.from)];
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={onPress}
        className="relative flex min-h-14 w-full items-center gap-3 rounded-sm py-2.5 text-start leading-[1.35] hover:bg-sunken"
      >
        <Avatar name={name} size="sm" draft={!member.has_account} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words">
            <bdi>{member.first_name}</bdi>
          </span>
          {lines.filter(Boolean).map((line) => (
            <span key={line} className="block text-ink-2">
              {line}
            </span>
          ))}
          {sight.waits && (
            <span className="mt-0.5 flex items-center gap-1.5 text-meta font-semibold text-brass-ink">
              <KeyRound aria-hidden size={15} strokeWidth={2} className="flex-none" />
              {t(`waits.${sight.waits}`)}
            </span>
          )}
        </span>
        <span className="sr-only">{t("changeOne")}</span>
      </button>
    </li>
  );
}

/** One switch for all who get it after the release (KEY-044). */
function TellThem({ item, recipients }: { item: ShareableItem; recipients: readonly Recipient[] }) {
  const { t } = useTranslation("members/shared-with");
  const failureText = useFailureText();
  const isOn = recipients.every(({ given }) => given.tell_exists);
  const save = useMemberChange(async (tell: boolean) => {
    for (const { member, given } of recipients) await saveItem(item, [member.id], { ...chosenOf(given), tell });
  });
  const shown = save.isPending ? save.variables : isOn;
  return (
    <div className="border-t border-line pt-4 print:hidden">
      <Switch
        label={t("tell.label")}
        description={t(shown ? "tell.on" : "tell.off")}
        checked={shown}
        disabled={save.isPending}
        onCheckedChange={(tell) =>
          save.mutate(tell, { onError: (error) => toastError(failureText(error, t("saveFailed"))) })
        }
      />
    </div>
  );
}
