import { lazy, Suspense } from "react";
import { todayHere } from "./compute-shares.ts";
import { type Edit, spousesOf } from "./draft-edits.ts";
import type { FamilyDraft, PersonId } from "./family-draft.ts";
import { ofEitherSex } from "./family-form.tsx";
import { inOrder } from "./family-so-far.tsx";
import type { Outlook } from "./outlook.ts";
import type { LoadedOutlook } from "./use-outlook.ts";
import type { PeopleNames } from "./use-people-names.ts";

// Dialogs come when the first one is opened.
const PersonDialog = lazy(() => import("./person-dialog.tsx"));

export interface EditedPersonProps {
  draft: FamilyDraft;
  /** Null while nobody is opened. */
  id: PersonId | null;
  names: PeopleNames;
  law: Outlook["law"] | null;
  engines: LoadedOutlook["engines"];
  change: (edit: Edit) => void;
  onPerson: (id: PersonId | null) => void;
}

/** The dialog of one person of the family, with the next one a press away. */
export function EditedPerson({ draft, id, names, law, engines, change, onPerson }: EditedPersonProps) {
  const person = draft.people.find((one) => one.id === id);
  if (!person) return null;
  const order = inOrder(draft, names);
  return (
    <Suspense fallback={null}>
      <PersonDialog
        key={person.id}
        draft={draft}
        person={person}
        names={names}
        looksAt={engines?.marksThatMatter(draft, person.id, todayHere()) ?? { marks: [], divorce: null }}
        asksSexOfSpouse={ofEitherSex(law) && spousesOf(draft).length < 2}
        change={change}
        next={order[order.indexOf(person.id) + 1] ?? null}
        onPerson={onPerson}
      />
    </Suspense>
  );
}
