import { asvsTable } from "./asvs-table.ts";
import { entryBySession } from "./entry-by-session.ts";
import { fileNames } from "./file-names.ts";
import { folderCircles } from "./folder-circles.ts";
import type { Guard } from "./guard.ts";
import { honestTests } from "./honest-tests.ts";
import { importCircles } from "./import-circles.ts";
import { importDirections } from "./import-directions.ts";
import { knownRequirements } from "./known-requirements.ts";
import { messageKeys } from "./message-keys.ts";
import { namedStatements } from "./named-statements.ts";
import { noSecrets } from "./no-secrets.ts";
import { offerOrder } from "./offer-order.ts";
import { placedMutants } from "./placed-mutants.ts";
import { plainWords } from "./plain-words.ts";
import { purePackages } from "./pure-packages.ts";
import { quotedStrings } from "./quoted-strings.ts";
import { rightToLeft } from "./right-to-left.ts";
import { screenWords } from "./screen-words.ts";
import { tableOwners } from "./table-owners.ts";
import { translationsComplete } from "./translations-complete.ts";
import { untranslatedStrings } from "./untranslated-strings.ts";
import { unverifiedLaw } from "./unverified-law.ts";
import { useCaseShape } from "./use-case-shape.ts";
import { validityClaims } from "./validity-claims.ts";
import { worksAnywhere } from "./works-anywhere.ts";

export const guards: Guard[] = [
  importDirections,
  offerOrder,
  importCircles,
  folderCircles,
  purePackages,
  namedStatements,
  tableOwners,
  entryBySession,
  useCaseShape,
  untranslatedStrings,
  translationsComplete,
  messageKeys,
  plainWords,
  screenWords,
  validityClaims,
  rightToLeft,
  knownRequirements,
  quotedStrings,
  honestTests,
  placedMutants,
  fileNames,
  worksAnywhere,
  noSecrets,
  asvsTable,
  unverifiedLaw,
];
