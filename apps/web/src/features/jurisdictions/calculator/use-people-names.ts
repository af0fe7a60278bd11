import { displayNames } from "@heirlock/law/kin-names/display-names";
import type { KinWords } from "@heirlock/law/kin-names/kin-words";
import { relationOf } from "@heirlock/law/kin-names/relation";
import { loadKinWords } from "@heirlock/law/kin-names/words";
import type { Kin } from "@heirlock/law/succession/kin";
import { kinOf } from "@heirlock/law/succession/kinship";
import { useEffect, useMemo, useState } from "react";
import { useLanguage } from "../../../platform/use-language.ts";
import { type FamilyDraft, familyOf, type PersonId } from "./family-draft.ts";

const loaded = new Map<string, KinWords>();

export interface PeopleNames {
  kin: Kin;
  /** "Omar", or "Son 2" for somebody without a name; empty until the words of this language are there. */
  nameOf: (id: PersonId) => string;
  /** "Son": what somebody is to the deceased. */
  relationOf: (id: PersonId) => string;
}

/** What everybody of a draft is called in the reader's language. */
export function usePeopleNames(draft: FamilyDraft): PeopleNames {
  const language = useLanguage();
  const [words, setWords] = useState(() => loaded.get(language) ?? null);
  useEffect(() => {
    let gone = false;
    loadKinWords(language).then(
      (found) => {
        loaded.set(language, found);
        if (!gone) setWords(found);
      },
      // Without the words people still have the names that were typed.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [language]);
  return useMemo(() => {
    const kin = kinOf(familyOf(draft));
    const given = new Map(draft.people.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
    const names = words ? displayNames(kin, words, given) : given;
    return {
      kin,
      nameOf: (id) => names.get(id) ?? "",
      relationOf: (id) => words?.label(relationOf(kin, id)) ?? "",
    };
  }, [draft, words]);
}
