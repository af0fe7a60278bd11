import type { AssetId, EntryId, MemberId } from "@heirlock/domain/identifiers";
import { canSee, heldBack, type Sight } from "@heirlock/domain/members/can-see";
import { everyThing, sixThings, type Thing } from "@heirlock/domain/members/things";
import type { AccessCondition, VaultCategory } from "@heirlock/domain/vault/kinds";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import {
  ChevronRight,
  FolderLock,
  KeyRound,
  Landmark,
  LockKeyhole,
  SlidersHorizontal,
  UserPlus,
  Users,
} from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { SkeletonBlocks } from "../../../ui/feedback/skeleton.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { ShowMore } from "../../../ui/lists/pagination.tsx";
import { UnlockDialog } from "../../account/offers/unlock-dialog.tsx";
import { useAssets } from "../../assets/offers/list-assets.ts";
import { useOpenEntries } from "../../vault/offers/open-entries.ts";
import { useFromText } from "../access-fields/use-access-text.ts";
import { useFailureText } from "../use-failure-text.ts";
import {
  type AccessMatrix,
  type GivenAsset,
  type GivenEntry,
  type MatrixMember,
  useAccessMatrix,
} from "./access-matrix.ts";
import { readAccessSearch, type View } from "./access-search.ts";
import { itemSight, itemsFor } from "./given-items.ts";
import type { GivenItems } from "./level-dialog.tsx";
import { PeopleTable } from "./people-table.tsx";
import { PersonChoice, type SightRow, SightRows, ViewAs } from "./person-list.tsx";
import type { ShareableItem } from "./save-item.ts";
import { useThingNames } from "./thing-names.ts";

const LevelDialog = lazy(async () => ({ default: (await import("./level-dialog.tsx")).LevelDialog }));
const ItemDialog = lazy(async () => ({ default: (await import("./item-dialog.tsx")).ItemDialog }));

interface HolderItems {
  /** The holder's assets; undefined while they load. */
  assets: readonly { id: AssetId; title: string }[] | undefined;
  /** The holder's entries, with their titles while the vault is open. */
  vault: {
    entries:
      | readonly { id: EntryId; category: VaultCategory; condition: AccessCondition; title: string | null }[]
      | undefined;
    isOpen: boolean;
    onUnlock: () => void;
  };
}

/** Who can see what, and when: on phones one person and six things, else people down and six columns (ease §3, D42). */
export function AccessPage() {
  const assets = useAssets();
  const vault = useOpenEntries({ starts: false });
  const [isUnlocking, setUnlocking] = useState(false);
  const titles = new Map(vault.opened.data?.map(({ entry, label }) => [entry.id, label?.title ?? null]));
  const entries = vault.sealed.data?.entries
    .filter(({ deleted_at }) => deleted_at === null)
    .map(({ id, category, access_condition: condition }) => ({
      id,
      category,
      condition,
      title: titles.get(id) ?? null,
    }));
  return (
    <>
      <AccessView
        assets={assets.data?.all}
        vault={{ entries, isOpen: vault.unlocked, onUnlock: () => setUnlocking(true) }}
      />
      {isUnlocking && <UnlockDialog open onOpenChange={setUnlocking} />}
    </>
  );
}

function AccessView(props: HolderItems) {
  const { t } = useTranslation("members/who-sees");
  const { t: members } = useTranslation("members/list");
  const failureText = useFailureText();
  const matrix = useAccessMatrix();
  const { show: view, person } = readAccessSearch(useSearch({ strict: false }));
  return (
    <>
      <PageHeader
        back={
          view ? (
            <BackLink render={<Link to="/dashboard/will-holder/members/access" search={person ? { person } : {}} />}>
              {t("title")}
            </BackLink>
          ) : (
            <BackLink render={<Link to="/dashboard/will-holder/members" search={{}} />}>
              {members("state.back")}
            </BackLink>
          )
        }
        title={view ? t(`show.${view}`) : t("title")}
        actions={
          !view &&
          matrix.data &&
          matrix.data.members.length > 0 && (
            <div className="flex flex-wrap gap-2 max-lg:hidden">
              {(["assets", "vault", "areas"] as const).map((show) => (
                <Button
                  key={show}
                  variant="secondary"
                  render={<Link to="/dashboard/will-holder/members/access" search={{ show }} />}
                >
                  {t(`show.${show}`)}
                </Button>
              ))}
            </div>
          )
        }
      />
      <Loaded
        query={matrix}
        inCard
        loading={t("loading")}
        skeleton={<SkeletonBlocks count={5} className="grid gap-3" each="h-16 rounded-lg" />}
        failed={t("errorTitle")}
        why={(error) => failureText(error, t("loadFailed"))}
      >
        {(loaded) =>
          loaded.members.length === 0 ? (
            <EmptyState
              icon={Users}
              title={t("empty.title")}
              text={t("empty.text")}
              action={
                <Button icon={UserPlus} render={<Link to="/dashboard/will-holder/members/add" />}>
                  {members("page.add")}
                </Button>
              }
            />
          ) : (
            <LoadedMatrix key={view} {...props} matrix={loaded} />
          )
        }
      </Loaded>
    </>
  );
}

/** Which row is being changed. */
type Opened = { member: MemberId; name: string } & ({ thing: Thing } | { item: ShareableItem });

/** So many rows at first: a plan may have hundreds of assets. */
const step = 25;

function LoadedMatrix({ matrix, assets, vault }: HolderItems & { matrix: AccessMatrix }) {
  const { t } = useTranslation("members/who-sees");
  const navigate = useNavigate();
  const names = useThingNames();
  const search = readAccessSearch(useSearch({ strict: false }));
  const view: View = search.show ?? "overview";
  const [shown, setShown] = useState(step);
  const [opened, setOpened] = useState<Opened | null>(null);
  const members = byPart(matrix.members);
  const person = members.find(({ id }) => id === search.person) ?? members[0]!;
  const openThing = (thing: Thing, { id, first_name }: MatrixMember) =>
    setOpened({ member: id, thing, name: names.of(thing.id, first_name) });
  const rows = useRows({ matrix, assets, vault, view, person, openThing, setOpened });
  const onPerson = (id: string) =>
    void navigate({
      to: "/dashboard/will-holder/members/access",
      search: readAccessSearch({ ...search, person: id }),
      replace: true,
      resetScroll: false,
    });
  const isOverview = view === "overview";
  return (
    <div className="grid gap-4">
      <div className={isOverview ? "lg:hidden" : "max-w-xl"}>
        <PersonChoice members={members} person={person} onPerson={onPerson} />
      </div>
      {view === "vault" && !vault.isOpen && (vault.entries?.length ?? 0) > 0 && (
        <LockedTitles onUnlock={vault.onUnlock} />
      )}
      <Card className="min-w-0 py-2! md:py-3!">
        {!rows ? (
          <LoadingState label={t("loading")} />
        ) : rows.length === 0 ? (
          <NothingThere view={view} />
        ) : (
          <>
            {isOverview && <PeopleTable matrix={matrix} members={members} onPress={openThing} />}
            <div className={isOverview ? "lg:hidden" : undefined}>
              <SightRows rows={rows.slice(0, shown)} person={person} />
            </div>
            {rows.length > step && (
              <ShowMore
                shown={Math.min(shown, rows.length)}
                total={rows.length}
                step={step}
                onMore={() => setShown(shown + step)}
              />
            )}
          </>
        )}
      </Card>
      <p className="text-ink-2">{t("laterMeans")}</p>
      {view === "vault" && (
        <p className="flex items-start gap-2.5 text-ink-2">
          <KeyRound aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 flex-none text-brass-ink" />
          {t("keyNote")}
        </p>
      )}
      {isOverview && (
        <div className="grid gap-4 lg:hidden">
          <ViewAs person={person} />
          <Finer person={person} />
        </div>
      )}
      <Suspense>
        {opened && (
          <OpenedRow
            key={`${opened.member} ${"item" in opened ? opened.item.id : opened.thing.id}`}
            opened={opened}
            matrix={matrix}
            onClose={() => setOpened(null)}
            {...{ vault }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Those who see something today come first. */
function byPart(members: readonly MatrixMember[]): MatrixMember[] {
  const place = (member: MatrixMember) => (heldBack(member) === null ? 0 : member.status === "confirmed" ? 1 : 2);
  return members.toSorted((one, other) => place(one) - place(other));
}

interface RowsAsked extends Pick<HolderItems, "assets" | "vault"> {
  matrix: AccessMatrix;
  view: View;
  person: MatrixMember;
  openThing: (thing: Thing, member: MatrixMember) => void;
  setOpened: (opened: Opened) => void;
}

/** The rows of a view for one person; undefined while what they name is not here. */
function useRows({ matrix, assets, vault, view, person, openThing, setOpened }: RowsAsked): SightRow[] | undefined {
  const { t } = useTranslation("members/who-sees");
  const { t: word } = useTranslation("vault");
  const names = useThingNames();
  const fromText = useFromText();
  const aboutText = useAboutText();
  if (view === "overview" || view === "areas")
    return (view === "overview" ? sixThings : everyThing).map((thing) => {
      const sight = canSee(person, thing, itemsFor(matrix, thing, person));
      const name = view === "overview" ? names.plain(thing.id) : names.area(thing.areas[0]!);
      const about = view === "overview" ? aboutText(thing.id, sight) : "";
      return {
        id: thing.id,
        name,
        title: view === "overview" ? names.of(thing.id, person.first_name) : name,
        text: [about, fromText(sight.from)].filter(Boolean).join(" · "),
        sight,
        onPress: () => openThing(thing, person),
      };
    });
  const itemRow = (
    item: ShareableItem,
    name: string,
    title: ReactNode,
    given: GivenAsset | GivenEntry | undefined,
  ): SightRow => {
    const sight = itemSight(person, item.kind, given);
    return {
      id: item.id,
      name,
      title,
      text: sight.isClosed ? t("cell.closed") : fromText(sight.from),
      sight,
      waits: sight.waits,
      onPress: () => setOpened({ member: person.id, item, name }),
    };
  };
  if (view === "assets") {
    const given = new Map(
      itemsFor(matrix, { kind: "asset" }, person).map((one) => ["asset_id" in one && one.asset_id, one]),
    );
    return assets?.map(({ id, title }) => itemRow({ kind: "asset", id }, title, <bdi>{title}</bdi>, given.get(id)));
  }
  const given = new Map(
    itemsFor(matrix, { kind: "document" }, person).map((one) => ["entry_id" in one && one.entry_id, one]),
  );
  return vault.entries?.map(({ id, category, condition, title }) => {
    const kind = word(`category.${category}`);
    const shown = title === null ? <LockedTitle kind={kind} /> : <bdi translate="no">{title}</bdi>;
    return itemRow({ kind: "document", id, condition }, title ?? t("lockedEntry", { kind }), shown, given.get(id));
  });
}

/** The second line of a row: what it is, or how many there are. */
function useAboutText(): (id: Thing["id"], sight: Sight) => string {
  const { t } = useTranslation("members/who-sees");
  const format = useFormat();
  return (id, { items }) => {
    const count = items?.all ?? 0;
    const n = format.number(count);
    switch (id) {
      case "canViewAssignedAssets":
        return count === 0 ? t("about.noAssets") : t("about.assets", { count, n });
      case "documents":
        return count === 0 ? t("about.noPapers") : t("about.papers", { count, n });
      case "will":
      case "canViewWillDescription":
      case "canViewAssetValues":
      case "canViewOtherMembers":
        return t(`about.${id}`);
      default:
        return "";
    }
  };
}

/** The ways to finer choices: one by one, and all areas. */
function Finer({ person }: { person: MatrixMember }) {
  const { t } = useTranslation("members/who-sees");
  const rows = [
    { show: "assets", icon: Landmark },
    { show: "vault", icon: FolderLock },
    { show: "areas", icon: SlidersHorizontal },
  ] as const;
  return (
    <Card className="py-2!">
      <ul className="divide-y divide-line">
        {rows.map(({ show, icon }) => (
          <li key={show}>
            <Link
              to="/dashboard/will-holder/members/access"
              search={{ show, person: person.id }}
              className="flex min-h-15 items-center gap-3.5 font-semibold text-ink no-underline hover:bg-sunken"
            >
              <IconTile icon={icon} tone="neutral" />
              <span className="min-w-0 flex-1">{t(`show.${show}`)}</span>
              <ChevronRight aria-hidden size={20} strokeWidth={1.8} className="flip flex-none text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LockedTitle({ kind }: { kind: string }): ReactNode {
  return (
    <span className="flex items-center gap-2 text-ink-2">
      <LockKeyhole aria-hidden size={18} strokeWidth={1.8} className="flex-none" />
      {kind}
    </span>
  );
}

function LockedTitles({ onUnlock }: { onUnlock: () => void }) {
  const { t } = useTranslation("members/who-sees");
  return (
    <Alert
      tone="plain"
      icon={LockKeyhole}
      action={
        <Button variant="secondary" size="sm" onClick={onUnlock}>
          {t("unlock")}
        </Button>
      }
    >
      {t("lockedText")}
    </Alert>
  );
}

function NothingThere({ view }: { view: View }) {
  const { t } = useTranslation("members/who-sees");
  return view === "vault" ? (
    <EmptyState
      icon={FolderLock}
      title={t("empty.vaultTitle")}
      text={t("empty.vaultText")}
      action={
        <Button render={<Link to="/dashboard/will-holder/vault/add" search={{}} />}>{t("empty.vaultAction")}</Button>
      }
    />
  ) : (
    <EmptyState
      icon={Landmark}
      title={t("empty.assetsTitle")}
      text={t("empty.assetsText")}
      action={
        <Button render={<Link to="/dashboard/will-holder/assets/add" search={{}} />}>{t("empty.assetsAction")}</Button>
      }
    />
  );
}

/** The dialog of a row, always with what is true now: somebody else may have changed it meanwhile. */
function OpenedRow({
  opened,
  matrix,
  vault,
  onClose,
}: {
  opened: Opened;
  matrix: AccessMatrix;
  vault: HolderItems["vault"];
  onClose: () => void;
}) {
  const member = matrix.members.find(({ id }) => id === opened.member);
  if (!member) return null;
  if ("thing" in opened)
    return (
      <LevelDialog
        member={member}
        thing={opened.thing}
        name={opened.name}
        given={givenOf(matrix, vault, opened.thing, member.id)}
        onClose={onClose}
      />
    );
  const { item } = opened;
  const given =
    item.kind === "asset"
      ? matrix.assets.find((one) => one.asset_id === item.id && one.membership_id === member.id)
      : matrix.entries.find((one) => one.entry_id === item.id && one.membership_id === member.id);
  return <ItemDialog member={member} item={item} name={opened.name} given={given} onClose={onClose} />;
}

/** The asset values and details of a member go with their assets: only the asset itself says when. */
function givenOf(
  matrix: AccessMatrix,
  { entries }: HolderItems["vault"],
  { id }: Thing,
  member: MemberId,
): GivenItems | null {
  if (id === "canViewAssignedAssets")
    return {
      kind: "asset",
      items: matrix.assets
        .filter(({ membership_id }) => membership_id === member)
        .map((access) => ({ item: { kind: "asset", id: access.asset_id }, access })),
    };
  if (id !== "documents" && id !== "canViewAssignedDocuments") return null;
  const conditionOf = (entry: EntryId) => entries?.find((one) => one.id === entry)?.condition;
  return {
    kind: "document",
    items: matrix.entries
      .filter(({ membership_id }) => membership_id === member)
      .map((access) => {
        const condition = conditionOf(access.entry_id) ?? access.access_condition;
        return { item: { kind: "document", id: access.entry_id, condition }, access };
      }),
  };
}
