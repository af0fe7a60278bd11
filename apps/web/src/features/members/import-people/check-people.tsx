import { type RelationshipType, relationshipTypes } from "@heirlock/domain/members/relationships";
import { firstRole, type MemberRole, memberRoles } from "@heirlock/domain/members/roles";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toastError } from "../../../ui/feedback/toast-store.ts";
import { Select } from "../../../ui/forms/select.tsx";
import { ImportActions } from "../../../ui/import/import-actions.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { StatRow } from "../../../ui/lists/stat-row.tsx";
import { type MemberDraft, withRelation, withRoles } from "../member-form/member-draft.ts";
import { useFamily } from "../member-form/use-family.ts";
import { type MemberList, membersKey } from "../offers/list-members.ts";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { type Candidate, canBeAdded, canBeChosen, checkCandidates, firstChoice, toCandidate } from "./check-found.ts";
import { FoundPeople } from "./found-people.tsx";
import { PeopleColumnsCard } from "./people-columns-card.tsx";
import type { FoundPerson } from "./read/found-person.ts";
import { peopleOfTable } from "./read/person-columns.ts";
import type { ReadPeople } from "./read/read-people-file.ts";
import { StoppedAt, savePeople } from "./save-people.ts";

const PersonDialog = lazy(async () => ({ default: (await import("./person-dialog.tsx")).PersonDialog }));

export interface CheckPeopleProps {
  read: ReadPeople;
  /** As it was when the file was read: who is being added is not somebody whom the plan has already. */
  list: MemberList;
  onBack: () => void;
  onAdded: (added: number) => void;
}

/** Everybody who was found, and the choice. Nothing is saved before the button is pressed. */
export function CheckPeople({ read, list, onBack, onAdded }: CheckPeopleProps) {
  const { table } = read;
  const [meanings, setMeanings] = useState(table?.meanings ?? []);
  const [running, setRunning] = useState(false);
  const people = useMemo(() => (table ? peopleOfTable(table, meanings) : read.people), [table, meanings, read]);
  return (
    <>
      {table && (
        <PeopleColumnsCard
          table={table}
          meanings={meanings}
          open={read.people.length === 0}
          disabled={running}
          onChange={setMeanings}
        />
      )}
      <Choice
        key={meanings.join()}
        people={people}
        list={list}
        onBack={onBack}
        onAdded={onAdded}
        running={running}
        onRunning={setRunning}
      />
    </>
  );
}

interface ChoiceProps extends Omit<CheckPeopleProps, "read"> {
  people: readonly FoundPerson[];
  running: boolean;
  onRunning: (running: boolean) => void;
}

function Choice({ people, list, onBack, onAdded, running, onRunning }: ChoiceProps) {
  const { t } = useTranslation("members/import-people");
  const { t: word } = useTranslation("members");
  const { t: field } = useTranslation("members/member-form");
  const format = useFormat();
  const family = useFamily();
  const ownEmail = useSession().profile?.email ?? "";
  const client = useQueryClient();
  const room = Math.max(0, list.max - list.used);
  const [role, setRole] = useState<MemberRole>(firstRole);
  const [candidates, setCandidates] = useState<readonly Candidate[]>(() =>
    people.map((person) => toCandidate(person, crypto.randomUUID())),
  );
  const checked = useMemo(
    () => checkCandidates(candidates, { members: list.members, ownEmail, family }),
    [candidates, list, ownEmail, family],
  );
  const [chosen, setChosen] = useState(() => firstChoice(checked, room));
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const wanted = checked.filter(({ id }) => chosen.has(id));
  const left = wanted.filter(({ id }) => !saved.has(id));
  const incomplete = left.filter((one) => !canBeAdded(one));
  const isTooMany = !running && left.length > room - saved.size;

  const change = useCallback(
    (id: string, draft: (before: MemberDraft) => MemberDraft) =>
      setCandidates((all) => all.map((one) => (one.id === id ? { ...one, draft: draft(one.draft) } : one))),
    [],
  );
  const setRelation = useCallback(
    (id: string, type: RelationshipType) => change(id, (draft) => withRelation(draft, type)),
    [change],
  );
  const changeLeft = (draft: (before: MemberDraft) => MemberDraft) =>
    setCandidates((all) => all.map((one) => (saved.has(one.id) ? one : { ...one, draft: draft(one.draft) })));
  const add = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setError(null);
    onRunning(true);
    try {
      await savePeople(left, {
        signal: controller.signal,
        onSaved: (id) => setSaved((done) => new Set(done).add(id)),
      });
      onAdded(wanted.length);
    } catch (problem) {
      if (controller.signal.aborted) return;
      setError(problem);
      // MEM-047, D39
      if (problem instanceof StoppedAt && hasCode(problem.cause, "CAP_REACHED")) toastError(field("failed.limit"));
    } finally {
      onRunning(false);
      await client.invalidateQueries({ queryKey: membersKey });
    }
  };
  const count = (test: (one: (typeof checked)[number]) => boolean) => format.number(checked.filter(test).length);
  const inEdit = checked.find(({ id }) => id === edited);
  const withoutRelation = checked.filter((one) => one.draft.relationship_type === "" && canBeChosen(one)).length;
  return (
    <div className="grid gap-5">
      <StatRow
        items={[
          { id: "ready", label: t("stats.ready"), value: count(({ state }) => state === "ready") },
          { id: "missing", label: t("stats.missing"), value: count(({ state }) => state === "missing") },
          {
            id: "have",
            label: t("stats.have"),
            value: count(({ state }) => state !== "ready" && state !== "missing"),
          },
          { id: "room", label: t("stats.room"), value: format.number(room) },
        ]}
      />
      <Card as="section" aria-label={t("all.title")} className="grid items-end gap-5 sm:grid-cols-2">
        <Select
          label={t("all.role")}
          hint={t("all.roleHint")}
          disabled={running}
          value={role}
          options={memberRoles.map((value) => ({
            value,
            label: word(`role.${value}`),
            description: word(`roleAbout.${value}`),
          }))}
          onValueChange={(next) => {
            setRole(next);
            changeLeft((draft) => withRoles(draft, [next], next));
          }}
        />
        <Select
          label={t("all.relation")}
          hint={t("all.relationHint", { count: withoutRelation, n: format.number(withoutRelation) })}
          disabled={running || withoutRelation === 0}
          value={null}
          options={relationshipTypes.map((value) => ({ value, label: word(`relationship.${value}`) }))}
          onValueChange={(type) =>
            changeLeft((draft) => (draft.relationship_type === "" ? withRelation(draft, type) : draft))
          }
        />
      </Card>
      <FoundPeople
        people={checked}
        chosen={chosen}
        saved={saved}
        disabled={running}
        onChoose={setChosen}
        onRelation={setRelation}
        onEdit={setEdited}
      />
      {inEdit && (
        <Suspense>
          <PersonDialog
            candidate={inEdit}
            family={family}
            onClose={() => setEdited(null)}
            onSave={(draft) => {
              change(inEdit.id, () => draft);
              setEdited(null);
            }}
          />
        </Suspense>
      )}
      {isTooMany && (
        <Alert
          tone="warning"
          live="polite"
          title={t("limit.title", { count: room - saved.size, n: format.number(room - saved.size) })}
          action={
            <Button variant="secondary" size="sm" render={<Link to="/settings/billing" />}>
              {t("limit.plans")}
            </Button>
          }
        >
          {t("limit.text")}
        </Alert>
      )}
      {!isTooMany && incomplete.length > 0 && (
        <Alert
          tone="warning"
          live="polite"
          title={t("incomplete.title", { count: incomplete.length, n: format.number(incomplete.length) })}
        >
          {t("incomplete.text")}
        </Alert>
      )}
      {error !== null && <Stopped error={error} saved={saved.size} />}
      <ImportActions
        running={running}
        done={saved.size}
        of={wanted.length}
        disabled={left.length === 0 || isTooMany || incomplete.length > 0}
        onAdd={() => void add()}
        onStop={() => stop.current?.abort()}
        onBack={onBack}
        words={{
          add: t("add", { count: left.length, n: format.number(left.length) }),
          adding: t("adding"),
          stop: t("stop"),
          previous: t("previous"),
        }}
      >
        <p className="text-ink-2">{t("nobodyInvited")}</p>
      </ImportActions>
    </div>
  );
}

/** Who was added until then, whom it stopped at, and why. */
function Stopped({ error, saved }: { error: unknown; saved: number }) {
  const { t } = useTranslation("members/import-people");
  const format = useFormat();
  const errorText = useMemberErrorText();
  const cause = error instanceof StoppedAt ? error.cause : error;
  const why = hasCode(cause, "CAP_REACHED") ? t("limit.text") : errorText(cause);
  const draft = error instanceof StoppedAt ? error.candidate.draft : null;
  return (
    <Alert tone="danger" live="assertive" title={t("failed", { count: saved, n: format.number(saved) })}>
      {draft ? t("stoppedAt", { name: `${draft.first_name} ${draft.last_name}`.trim(), why }) : why}
    </Alert>
  );
}
