import { secondary, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const muslims = "United Arab Emirates, Federal Decree-Law 41/2024";
const nonMuslims = "United Arab Emirates, Federal Decree-Law 41/2022 art. 11";
const abuDhabi = "Abu Dhabi Judicial Department, Civil Wills";
const difc = "DIFC Wills and Probate Registry Rules";

const whole = { forms: [], hague1961: notHagueParty, eu650: notInEu650 } satisfies Partial<Sheet>;

const civilWills = {
  ...whole,
  minAge: settled({ years: 21 }, abuDhabi),
  capacity: secondary(["non-muslim"], nonMuslims),
  forms: [settled({ form: "registered" }, abuDhabi)],
  authority: settled({ name: "Abu Dhabi Judicial Department", role: "registry" }, abuDhabi),
  registration: settled("needed", abuDhabi),
  register: settled("own", abuDhabi),
  language: settled({ official: ["ar"], needed: "official-deeds", help: "both-languages" }, abuDhabi),
  limit: secondary("everything", nonMuslims),
} satisfies Partial<Sheet>;

export const sheets: readonly Sheet[] = [
  { code: "ae", ...whole },
  {
    code: "ae-islamic",
    ...whole,
    forms: [secondary({ form: "any" }, muslims), secondary({ form: "notarial" }, muslims)],
    witnessesOnDenial: secondary(2, muslims),
    authority: secondary({ name: "Court notary", role: "notary" }, muslims),
    language: secondary({ official: ["ar"], needed: "official-deeds" }, muslims),
    limit: secondary("third", muslims),
  },
  { code: "ae-civil", ...civilWills },
  { code: "ae-common-adgm", ...civilWills },
  {
    code: "ae-common-difc",
    ...whole,
    minAge: secondary({ years: 21 }, difc),
    capacity: secondary(["non-muslim", "never-muslim"], difc),
    forms: [secondary({ form: "registered", witnesses: 2, officialCounts: true, needs: ["signed"] }, difc)],
    authority: secondary({ name: "DIFC Wills and Probate Registry", role: "registry" }, difc),
    registration: secondary("needed", difc),
    register: secondary("own", difc),
    language: secondary({ official: ["en"], needed: "only" }, difc),
    limit: secondary("everything", difc),
    lapses: secondary("becoming-muslim", difc),
  },
];
