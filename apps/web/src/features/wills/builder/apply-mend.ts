import type { Given, ResidueShare, WillContent, WillGift } from "@heirlock/domain/wills/content";
import { format } from "@heirlock/law/succession/rational";
import type { Mend } from "@heirlock/law/will-check/finding";
import type { Given as PlannedGiven, WillPlan } from "@heirlock/law/will-check/plan";
import { newRef, withoutStrays } from "./refs.ts";

/** The will after a way on that the law offers. What the law does not know, such as words of a wish, stays. */
export function applyMend(content: WillContent, { changes = {} }: Mend, currency: string): WillContent {
  const { gifts, residue, executors, guardians, witnesses, form, testator } = changes;
  return withoutStrays({
    ...content,
    ...(gifts && { gifts: giftsOf(content, gifts, currency) }),
    ...(residue && { residue: residueOf(content, residue) }),
    ...(executors && { executors: keep(content.executors, executors, ({ person }) => person, asExecutor) }),
    ...(guardians && {
      guardians: guardians.map(({ of, guardian }) => {
        const known = content.guardians.find((one) => one.of === of && one.guardian === guardian);
        return known ?? { of, guardian, substitute: null };
      }),
    }),
    ...(witnesses && { witnesses: witnesses.map(({ person }) => person) }),
    ...(form !== undefined && { form }),
    ...(testator && "chosenLaw" in testator && { chosenLaw: testator.chosenLaw?.toUpperCase() ?? null }),
  });
}

const asExecutor = (person: string) => ({ person, isSubstitute: false });

function keep<T>(known: readonly T[], wanted: readonly string[], refOf: (one: T) => string, make: (ref: string) => T) {
  return wanted.map((ref) => known.find((one) => refOf(one) === ref) ?? make(ref));
}

function giftsOf(content: WillContent, planned: WillPlan["gifts"], currency: string): WillGift[] {
  const made: WillGift[] = [];
  for (const { id, to, what, substitute, ifHeirsAgree = false } of planned) {
    const known = content.gifts.find((gift) => gift.id === id);
    made.push({
      id: known?.id ?? newRef({ ...content, gifts: [...content.gifts, ...made] }, "g"),
      to,
      what: given(what, known?.what, content, currency),
      substitute: substitute ?? null,
      ifHeirsAgree,
      wishes: known?.wishes ?? "",
    });
  }
  return made;
}

function given(what: PlannedGiven, known: Given | undefined, { gifts }: WillContent, currency: string): Given {
  switch (what.kind) {
    case "sum":
      return {
        kind: "sum",
        amount: String(what.amount),
        currency: known?.kind === "sum" ? known.currency : currency,
      };
    case "part":
      return { kind: "part", part: format(what.part) };
    case "asset":
    case "use": {
      // Something that is on no list of assets is known by its gift alone.
      if (known?.kind === "thing") return known;
      const same = gifts.find((gift) => "asset" in gift.what && gift.what.asset === what.asset)?.what;
      if (!same || !("asset" in same)) throw new Error("The law gives away what the will does not name");
      return { ...same, kind: what.kind, part: what.part ? format(what.part) : "1" };
    }
  }
}

function residueOf(content: WillContent, planned: WillPlan["residue"]): ResidueShare[] {
  return planned.map(({ to, share }) => ({
    to,
    share: format(share),
    substitute: content.residue.find((one) => one.to === to)?.substitute ?? null,
  }));
}
