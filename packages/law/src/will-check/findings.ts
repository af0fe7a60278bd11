import type { Severity } from "./severity.ts";

interface Entry {
  severity: Severity;
  /** Under religious and other laws than civil and common ones, where that differs (D41). */
  elsewhere?: Severity;
  /** Whether a finding of this code names its law: what is arithmetic has none, good practice only where a law says it. */
  cites: "always" | "where-known" | "never";
}

const error = (cites: Entry["cites"], elsewhere?: Severity): Entry => ({
  severity: "error",
  cites,
  ...(elsewhere && { elsewhere }),
});
const warning = (cites: Entry["cites"]): Entry => ({ severity: "warning", cites });
const info = (cites: Entry["cites"]): Entry => ({ severity: "info", cites });

/** Everything that can be found, in the order in which equals are told. */
export const findings = {
  /** The plan itself. */
  "family.impossible": error("never"),
  "gift.odd": error("never"),
  "shares.sum": error("never"),
  "gift.more-than-estate": error("never"),
  "asset.twice": error("never"),
  "gift.recipient-missing": error("never"),
  "gift.recipient-died": error("never"),

  /** Who makes it, and how. */
  "testator.under-age": error("always"),
  "testator.needs-leave": warning("always"),
  "testator.half-power": warning("always"),
  "testator.age-unknown": info("always"),
  "form.official-only": error("always"),
  "form.excluded": error("always"),
  "form.not-listed": warning("always"),
  "form.emergency-only": error("always"),
  "form.small-things": warning("always"),
  "form.no-official": error("always"),
  "form.lacks": error("always"),
  "form.not-chosen": info("never"),
  "form.not-reviewed": info("never"),

  /** Witnesses. */
  "witness.too-few": error("always"),
  "witness.minor": error("where-known"),
  "witness.will-void": error("always", "warning"),
  "witness.gift-void": error("always", "warning"),
  "witness.not-counted": error("always", "warning"),
  "witness.unwise": warning("where-known"),
  "witness.to-find": info("always"),

  /** What happened after it was signed. */
  "marriage.revoked": error("always"),
  "marriage.may-revoke": warning("always"),
  "marriage.spouse-first": warning("always"),
  "marriage.would-revoke": info("always"),
  "divorce.ends-gift": warning("always"),
  "divorce.lapses": warning("always"),
  "divorce.would-change": info("always"),
  "child.revokes": error("always"),
  "child.may-revoke": warning("always"),

  /** One third. */
  "third.exceeded": warning("always"),
  "heir.gift-void": error("always"),
  "heir.gift-needs-consent": warning("always"),
  "heir.gift-not-reviewed": info("never"),
  "shares.not-as-law": warning("always"),
  "grandchildren.obligatory": warning("always"),
  "grandchildren.in-place": info("always"),
  "grandchildren.not-confirmed": info("always"),
  "adopted.obligatory": warning("always"),

  /** What close family cannot lose. */
  "reserve.cut": warning("always"),
  "reserve.use-cut": warning("always"),
  "reserve.elective": warning("always"),
  "reserve.dependants": warning("always"),
  "reserve.necessary": warning("always"),
  "reserve.legal-rights": warning("always"),
  "reserve.gifts-too-large": warning("always"),
  "reserve.gifts-counted": info("always"),
  "reserve.gifts-undated": info("always"),
  "reserve.gifts-not-entered": info("always"),
  "reserve.gifts-may-count": info("always"),
  "claims.family": info("always"),

  /** Halacha and religion. */
  "halacha.will-alone": warning("always"),
  "halacha.firstborn-cut": warning("always"),
  "halacha.firstborn": info("always"),
  "religion.bars-heir": warning("always"),
  "religion.not-looked-at": info("always"),

  /** People with a task, and those who need one. */
  "executor.minor": error("never"),
  "guardian.minor": error("never"),
  "executor.missing": warning("never"),
  "executor.died": warning("never"),
  "minor.no-guardian": warning("never"),
  "guardian.died": warning("never"),
  "minor.guarded": info("never"),
  "gift.no-substitute": info("never"),
  "residue.unassigned": info("never"),

  /** Which law. */
  "law.choice-missing": warning("always"),
  "law.choice-not-possible": warning("always"),
  "law.choice-differs": warning("always"),
  "law.own-choice": warning("never"),
  "law.choice-made": info("always"),
  "law.choice-possible": info("always"),
  "law.other-ties": info("where-known"),
  "form.hague": info("always"),

  /** What was not looked at. */
  "estate.unknown": info("never"),
  "law.needs-fact": warning("always"),
  "law.not-computed": warning("always"),
  "law.not-confirmed": info("always"),
  "law.no-engine": info("never"),
} as const satisfies Record<string, Entry>;

export type FindingCode = keyof typeof findings;
export const findingCodes = Object.keys(findings) as readonly FindingCode[];
export const entryOf = (code: FindingCode): Entry => findings[code];
