import type { Attested, Sheet } from "../formalities/sheet.ts";
import { ageSentences } from "./checklist.ts";
import type { WillLimit } from "./limit.ts";
import { languageSentences } from "./papers.ts";
import type { Origin } from "./template.ts";
import type { Texts } from "./template-texts.ts";
import { interestedSentences } from "./witness-lines.ts";
import { formSentences, monthInWords } from "./wording.ts";

interface Subject {
  /** What the law is called. */
  law: string;
  /** Whether shares are those of Islamic law, in which funeral and debts come before gifts and shares. */
  islamic: boolean;
  /** Whether the calculator divides under this law. */
  computed: boolean;
  /** A religious law as such, without a country. */
  school: boolean;
}

/** The guide in Markdown; null where too little is known for one. */
export function guideOf(
  sheet: Sheet | null,
  limit: WillLimit | null,
  { law, islamic, school, computed }: Subject,
  texts: Texts,
): string | null {
  const page = new Page(texts);
  if (sheet) {
    who(page, sheet, texts);
    how(page, sheet, texts);
    witnesses(page, sheet, texts);
    keeping(page, sheet, texts);
    changes(page, sheet, texts);
    abroad(page, sheet, texts);
  }
  family(page, sheet, limit, islamic, texts);
  if (computed && limit) page.parts.push(texts.guide.calculator);
  if (!page.isWorthReading) return null;
  if (sheet) missing(page, sheet, limit, texts);
  sources(page, texts);
  const intro = school ? texts.guide.school(law) : texts.guide.intro(law);
  return [intro, ...page.parts].join("\n\n");
}

/** Collects sections, and what their facts rest on. */
class Page {
  readonly parts: string[] = [];
  readonly origins: Origin[] = [];
  private readonly texts: Texts;

  constructor(texts: Texts) {
    this.texts = texts;
  }

  /** What only says that a country is outside of something makes no guide. */
  get isWorthReading(): boolean {
    return this.origins.length >= 2;
  }

  /** One point of a list, with its source and, where it is settled knowledge only, the words that say so. */
  point(sentences: readonly string[], fact: Origin): string {
    this.origins.push(fact);
    const { cite, confirm, semicolon } = this.texts;
    const grade = fact.grade === "K" && confirm !== "" ? `${semicolon}${confirm}` : "";
    const said = sentences.filter((sentence) => sentence !== "").join(" ");
    return `- ${said} *(${cite(fact.source)}${grade})*`;
  }

  section(heading: string, intro: string, points: readonly string[]): void {
    if (points.length === 0) return;
    this.parts.push(`## ${heading}`, ...(intro === "" ? [] : [intro]), points.join("\n"));
  }
}

function who(page: Page, sheet: Sheet, texts: Texts): void {
  const { minAge, capacity, lapses } = sheet;
  const points: string[] = [];
  if (minAge)
    points.push(page.point([`${texts.age.label(minAge.value.years)}.`, ...ageSentences(sheet, texts)], minAge));
  if (capacity)
    points.push(
      page.point(
        capacity.value.map((one) => `${texts.capacity[one]}.`),
        capacity,
      ),
    );
  if (lapses) points.push(page.point([texts.lapses[lapses.value]], lapses));
  page.section(texts.headings.who, texts.guide.who, points);
}

function how(page: Page, sheet: Sheet, texts: Texts): void {
  const { forms, form } = texts;
  const points: string[] = [];
  const emergencies: string[] = [];
  for (const fact of sheet.forms) {
    const { value } = fact;
    const name = forms[value.form].label;
    const point = page.point([`**${name}.**`, ...formSentences(value, texts)], fact);
    (value.emergencyOnly ? emergencies : points).push(point);
  }
  const excluded = sheet.excludedForms ?? [];
  if (excluded.length > 0) {
    const names = excluded.map(({ value }) => texts.excluded[value]);
    points.push(page.point([form.excluded(names)], excluded[0]!));
  }
  const { courtMayExcuse, jointWills, partsVary, communities } = sheet;
  if (courtMayExcuse) points.push(page.point([form.courtMayExcuse], courtMayExcuse));
  if (jointWills) points.push(page.point([texts.joint[jointWills.value]], jointWills));
  if (partsVary) points.push(page.point([texts.partsVary], partsVary));
  if (communities) points.push(page.point([texts.communities], communities));
  page.section(texts.headings.how, sheet.forms.length > 0 ? texts.guide.how : "", points);
  page.section(texts.headings.emergency, "", emergencies);
}

function witnesses(page: Page, sheet: Sheet, texts: Texts): void {
  const { witnesses: rules, witnessesOnDenial, executor, forms } = sheet;
  const points: string[] = [];
  for (const fact of forms) {
    const { form, witnesses: count, emergencyOnly } = fact.value;
    if (count && !emergencyOnly) points.push(page.point([texts.witness.forForm(texts.forms[form].name, count)], fact));
    const proof = fact.value.witnessesForProof;
    if (proof)
      points.push(page.point([`${texts.witness.forProof(proof).label}.`, texts.witness.forProof(proof).hint], fact));
  }
  if (witnessesOnDenial)
    points.push(page.point([texts.witness.onDenial(witnessesOnDenial.value).hint], witnessesOnDenial));
  if (rules) points.push(page.point(interestedSentences(rules, texts), rules));
  if (executor) points.push(page.point([texts.executor[executor.value]], executor));
  page.section(texts.headings.witnesses, texts.guide.witnesses, points);
}

function keeping(page: Page, sheet: Sheet, texts: Texts): void {
  const { authority: said } = texts;
  const { authority, registration, deposit, register, registerNames, registerNetwork, probate, language } = sheet;
  const points: string[] = [];
  if (authority)
    points.push(page.point([`**${texts.name(authority.value.name)}.**`, said.roles[authority.value.role]], authority));
  if (registration) points.push(page.point([said.registration[registration.value]], registration));
  if (deposit) points.push(page.point([said.deposit(texts.name(deposit.value.name))], deposit));
  if (register) {
    const names = registerNames ? [said.registerNames(registerNames.value.map((name) => texts.name(name)))] : [];
    points.push(page.point([said.register[register.value], ...names], register));
  }
  if (registerNetwork) points.push(page.point([said.network], registerNetwork));
  if (probate) points.push(page.point([texts.probate], probate));
  page.section(texts.headings.keeping, texts.guide.keeping, points);
  if (language) page.section(texts.headings.language, "", [page.point(languageSentences(language, texts), language)]);
}

function changes(page: Page, sheet: Sheet, texts: Texts): void {
  const { marriage, divorce, laterChild } = sheet;
  const points: string[] = [];
  if (marriage) points.push(page.point([texts.marriage.effects[marriage.value]], marriage));
  if (divorce) points.push(page.point([texts.divorce.effects[divorce.value]], divorce));
  if (laterChild) points.push(page.point([texts.laterChild.effects[laterChild.value]], laterChild));
  page.section(texts.headings.changes, texts.guide.changes, points);
}

function abroad(page: Page, sheet: Sheet, texts: Texts): void {
  const { abroad: said } = texts;
  const { hague1961, eu650, international, foreignWills, conflict } = sheet;
  const yesNo = ({ value }: Attested<boolean>) => (value ? "true" : "false");
  const points: string[] = [];
  if (hague1961) points.push(page.point([said.hague[yesNo(hague1961)]], hague1961));
  // That a country far from Europe is not bound by a European regulation is no news, but it matters beside others.
  if (eu650 && (eu650.value || points.length > 0)) points.push(page.point([said.eu650[yesNo(eu650)]], eu650));
  if (international) points.push(page.point([said.international[international.value]], international));
  if (foreignWills) points.push(page.point([said.foreignWills[foreignWills.value]], foreignWills));
  if (conflict) points.push(page.point([said.conflict[conflict.value]], conflict));
  if (sheet.abroad) points.push(page.point([said.nationals], sheet.abroad));
  page.section(texts.headings.abroad, texts.guide.abroad, points);
}

function family(page: Page, sheet: Sheet | null, limit: WillLimit | null, islamic: boolean, texts: Texts): void {
  const points: string[] = [];
  if (limit) {
    const { kind, protects, toHeir, origin } = limit;
    const words =
      kind === "reserve" ? texts.limit.reserve(protects.map((one) => texts.protects[one])) : texts.limit[kind];
    points.push(page.point([`**${words.label}.**`, words.hint], origin));
    if (toHeir)
      points.push(
        page.point([`**${texts.toHeir[toHeir.value].label}.**`, texts.toHeir[toHeir.value].hint], toHeir.origin),
      );
    if (islamic) points.push(page.point([texts.orderOfClaims], origin));
  }
  if (sheet?.coupleProperty)
    points.push(page.point([texts.coupleProperty[sheet.coupleProperty.value]], sheet.coupleProperty));
  if (sheet?.grandchildren)
    points.push(page.point([texts.grandchildren[sheet.grandchildren.value]], sheet.grandchildren));
  const isFree = limit?.kind === "everything" || limit?.kind === "claims";
  page.section(texts.headings.family, isFree ? "" : texts.guide.family, points);
}

/** What a reader would look for and not find. */
function missing(page: Page, sheet: Sheet, limit: WillLimit | null, texts: Texts): void {
  const open = [
    sheet.minAge || sheet.capacity ? "" : texts.age.unknown,
    sheet.forms.length > 0 ? "" : texts.form.unknown,
    sheet.forms.some(({ value }) => value.witnesses !== undefined) || sheet.witnessesOnDenial
      ? ""
      : texts.witness.unknown,
    sheet.marriage ? "" : texts.marriage.unknown,
    sheet.divorce ? "" : texts.divorce.unknown,
    sheet.register ? "" : texts.authority.unknown,
    sheet.language ? "" : texts.language_.unknown,
    limit ? "" : texts.limit.unknown,
  ].filter((point) => point !== "");
  page.section(
    texts.headings.missing,
    texts.guide.missing,
    open.map((point) => `- ${point.replace(/\.$/, "")}.`),
  );
}

/** Every source once, under how and when it was looked at. */
function sources(page: Page, texts: Texts): void {
  const { guide, cite, language } = texts;
  const byCheck = new Map<string, Set<string>>();
  for (const { source, grade, reviewed } of page.origins) {
    const check = guide.checked(grade, monthInWords(reviewed, language));
    byCheck.set(check, (byCheck.get(check) ?? new Set()).add(cite(source)));
  }
  const points = [...byCheck].map(
    ([check, found]) => `- ${check} ${[...found].join(texts.semicolon).replace(/\.$/, "")}.`,
  );
  page.section(texts.headings.sources, "", points);
  page.parts.push(guide.notAdvice);
}
