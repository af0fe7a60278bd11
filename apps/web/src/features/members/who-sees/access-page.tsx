import type { AccessAnswer } from "@heirlock/contract/members/fields";
import type { AssetId, EntryId, MemberId } from "@heirlock/domain/identifiers";
import type { AccessCondition, VaultCategory } from "@heirlock/domain/vault/kinds";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { FolderLock, KeyRound, Landmark, LockKeyhole, UserPlus, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { SkeletonBlocks } from "../../../ui/feedback/skeleton.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { FilterPills } from "../../../ui/lists/filter-pills.tsx";
import { ShowMore } from "../../../ui/lists/pagination.tsx";
import { UnlockDialog } from "../../account/offers/unlock-dialog.tsx";
import { useAssets } from "../../assets/offers/list-assets.ts";
import { useOpenEntries } from "../../vault/offers/open-entries.ts";
import { useFailureText } from "../member-detail/use-failure-text.ts";
import { type AccessMatrix, type MatrixMember, useAccessMatrix } from "./access-matrix.ts";
import { type AccessSearch, readAccessSearch, type View, views } from "./access-search.ts";
import { useCellWords, useItemWords, WhenMark } from "./cell-button.tsx";
import { cellOf, heldBack, itemCellOf } from "./cells.ts";
import type { GivenItems } from "./level-dialog.tsx";
import { everyArea, type MatrixRow, overview } from "./matrix-rows.ts";
import { type MatrixLine, MatrixTable, PersonList } from "./matrix-table.tsx";
import type { ShareableItem } from "./save-item.ts";

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

/** Who can see what, and when: people across, things down, each square a button (mock-up n1, D42). */
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
  return (
    <>
      <PageHeader
        back={
          <BackLink render={<Link to="/dashboard/will-holder/members" search={{}} />}>{members("state.back")}</BackLink>
        }
        title={t("title")}
        text={t("lead")}
        actions={matrix.data && matrix.data.members.length > 0 && <Legend />}
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
            <LoadedMatrix {...props} matrix={loaded} />
          )
        }
      </Loaded>
    </>
  );
}

/** What the colours mean; on phones the squares themselves say it. */
function Legend() {
  const { t } = useTranslation("members/who-sees");
  const shown = (["now", "later", "never"] as const).map((when) => (
    <li key={when}>
      <WhenMark when={when}>{t(`when.${when}`)}</WhenMark>
    </li>
  ));
  return (
    <ul aria-label={t("legend")} className="flex flex-wrap gap-2.5 max-md:hidden">
      {shown}
    </ul>
  );
}

/** Which square is being changed. */
type Opened = { member: MemberId } & ({ row: MatrixRow; name: string } | { item: ShareableItem; name: string });

/** So many lines at first: a plan may have hundreds of assets. */
const step = 25;

function LoadedMatrix({ matrix, assets, vault }: HolderItems & { matrix: AccessMatrix }) {
  const { t } = useTranslation("members/who-sees");
  const navigate = useNavigate();
  const search = readAccessSearch(useSearch({ strict: false }));
  const view: View = search.show ?? "overview";
  const [shown, setShown] = useState(step);
  const [opened, setOpened] = useState<Opened | null>(null);
  const members = byPart(matrix.members);
  const person = members.find(({ id }) => id === search.person) ?? members[0]!;
  const go = (next: AccessSearch) =>
    void navigate({ to: "/dashboard/will-holder/members/access", search: next, replace: true, resetScroll: false });
  const lines = useLines({ matrix, assets, vault, view });
  const visible = lines?.slice(0, shown);
  const props = {
    caption: t("caption"),
    members,
    lines: visible ?? [],
    onPress: (line: MatrixLine, { id }: MatrixMember) => {
      const { target } = lines!.find((one) => one.id === line.id)!;
      setOpened({ member: id, name: line.name, ...target });
    },
  };
  return (
    <div className="grid gap-5">
      <FilterPills
        label={t("show.label")}
        value={view}
        options={views.map((value) => ({ value, label: t(`show.${value}`) }))}
        onValueChange={(next) => {
          setShown(step);
          go(readAccessSearch({ ...search, show: next }));
        }}
      />
      {view === "vault" && !vault.isOpen && (vault.entries?.length ?? 0) > 0 && (
        <LockedTitles onUnlock={vault.onUnlock} />
      )}
      <Card className="min-w-0">
        {!lines ? (
          <LoadingState label={t("loading")} />
        ) : lines.length === 0 ? (
          <NothingThere view={view} />
        ) : (
          <>
            <MatrixTable {...props} />
            <PersonList {...props} person={person} onPerson={(id) => go(readAccessSearch({ ...search, person: id }))} />
            {lines.length > step && (
              <ShowMore
                shown={Math.min(shown, lines.length)}
                total={lines.length}
                step={step}
                onMore={() => setShown(shown + step)}
              />
            )}
          </>
        )}
      </Card>
      {view === "vault" && (
        <p className="flex items-start gap-2.5 text-ink-2">
          <KeyRound aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 flex-none text-brass-ink" />
          {t("keyNote")}
        </p>
      )}
      <Suspense>
        {opened && (
          <OpenedSquare
            key={squareOf(opened)}
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

const squareOf = (opened: Opened) => `${opened.member} ${"item" in opened ? opened.item.id : opened.row.id}`;

interface OwnLine extends MatrixLine {
  target: { row: MatrixRow } | { item: ShareableItem };
}

/** The lines of a view; undefined while what they name is not here. */
function useLines({
  matrix,
  assets,
  vault,
  view,
}: Pick<HolderItems, "assets" | "vault"> & { matrix: AccessMatrix; view: View }): OwnLine[] | undefined {
  const { t } = useTranslation("members/who-sees");
  const { t: area } = useTranslation("members/permissions");
  const { t: word } = useTranslation("vault");
  const words = useCellWords();
  const itemWords = useItemWords();
  if (view === "overview" || view === "areas")
    return (view === "overview" ? overview : everyArea).map((row) => {
      const name = row.id === "will" || row.id === "documents" ? t(`thing.${row.id}`) : area(`area.${row.id}`);
      return {
        id: row.id,
        name,
        title: name,
        target: { row },
        words: (member) => words(cellOf(member, row, accessesOf(matrix, row, member.id)), row),
      };
    });
  if (view === "assets") {
    const given = new Map(matrix.assets.map((one) => [`${one.asset_id} ${one.membership_id}`, one]));
    return assets?.map(({ id, title }) => ({
      id,
      name: title,
      title: <bdi>{title}</bdi>,
      target: { item: { kind: "asset", id } },
      words: (member) => itemWords(itemCellOf(member, "asset", given.get(`${id} ${member.id}`))),
    }));
  }
  const given = new Map(matrix.entries.map((one) => [`${one.entry_id} ${one.membership_id}`, one]));
  return vault.entries?.map(({ id, category, condition, title }) => {
    const kind = word(`category.${category}`);
    return {
      id,
      name: title ?? t("lockedEntry", { kind }),
      title: title === null ? <LockedTitle kind={kind} /> : <bdi translate="no">{title}</bdi>,
      target: { item: { kind: "document", id, condition } },
      words: (member) => itemWords(itemCellOf(member, "document", given.get(`${id} ${member.id}`))),
    };
  });
}

function accessesOf(matrix: AccessMatrix, { kind }: MatrixRow, member: MemberId): readonly AccessAnswer[] {
  if (kind === "asset") return matrix.assets.filter(({ membership_id }) => membership_id === member);
  return kind === "document" ? matrix.entries.filter(({ membership_id }) => membership_id === member) : [];
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

/** The dialog of a square, always with what is true now: somebody else may have changed it meanwhile. */
function OpenedSquare({
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
  if ("row" in opened)
    return (
      <LevelDialog
        member={member}
        row={opened.row}
        name={opened.name}
        given={givenOf(matrix, vault, opened.row, member.id)}
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
  { id }: MatrixRow,
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
