import { type Cite, loadCitations } from "../citations/citation-in.ts";
import type { Attested, Sheet } from "../formalities/sheet.ts";
import { type LifeEvent, lifeEvents } from "./life-event-names.ts";
import type { Origin } from "./template.ts";
import type { Texts } from "./template-texts.ts";
import { loadTexts, templateLanguage } from "./texts.ts";
import { graded, originOf } from "./wording.ts";

export interface EventEffect {
  text: string;
  origin: Origin;
}

/** What each event does to a will under the law of a sheet, as far as it was reviewed: an empty list is no answer. */
export async function lifeEventsOf(
  sheet: Sheet | null,
  language: string,
): Promise<{ event: LifeEvent; effects: EventEffect[] }[]> {
  const own = templateLanguage(language);
  const [texts, cite] = await Promise.all([loadTexts(own), loadCitations(own)]);
  return lifeEvents.map((event) => ({ event, effects: sheet ? effectsOf[event](sayer(texts, cite), sheet) : [] }));
}

type Sayer = ReturnType<typeof sayer>;

function sayer(texts: Texts, cite: Cite) {
  return {
    texts,
    /** What a fact says, with its source; nothing where the fact is missing. */
    say: <Value>(fact: Attested<Value> | undefined, words: (value: Value) => string): EventEffect[] => {
      if (!fact) return [];
      const { source, ...origin } = originOf(fact);
      return [{ text: graded([words(fact.value)], fact.grade, texts), origin: { ...origin, source: cite(source) } }];
    },
  };
}

const yesNo = (value: boolean) => (value ? "true" : "false");

const effectsOf: Record<LifeEvent, (by: Sayer, sheet: Sheet) => EventEffect[]> = {
  marriage: ({ say, texts }, { marriage }) => say(marriage, (value) => texts.marriage.effects[value]),
  birth: ({ say, texts }, { laterChild }) => say(laterChild, (value) => texts.laterChild.effects[value]),
  divorce: ({ say, texts }, { divorce }) => say(divorce, (value) => texts.divorce.effects[value]),
  death: ({ say, texts }, { grandchildren }) => say(grandchildren, (value) => texts.grandchildren[value]),
  move: ({ say, texts: { abroad } }, { hague1961, eu650, foreignWills, conflict }) => [
    ...say(hague1961, (value) => abroad.hague[yesNo(value)]),
    // That a regulation of Europe does not bind a country is news only to who moves there.
    ...(eu650?.value ? say(eu650, (value) => abroad.eu650[yesNo(value)]) : []),
    ...say(foreignWills, (value) => abroad.foreignWills[value]),
    ...say(conflict, (value) => abroad.conflict[value]),
  ],
};
