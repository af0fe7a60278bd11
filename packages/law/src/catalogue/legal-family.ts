export const legalFamilies = ["common_law", "civil_law", "islamic", "hebrew", "custom"] as const;
export type LegalFamily = (typeof legalFamilies)[number];

/** Country words of the families, and the ISO codes that profiles hold. */
const members: Readonly<Record<LegalFamily, string>> = {
  common_law: "us usa united_states uk england canada australia new_zealand ireland " + "gb ca au nz ie",
  civil_law:
    "france germany spain italy netherlands belgium switzerland austria portugal luxembourg " +
    "fr de es it nl be ch at pt lu",
  islamic:
    "saudi_arabia uae qatar kuwait bahrain oman jordan lebanon egypt morocco tunisia algeria pakistan afghanistan iran " +
    "iraq syria yemen libya sudan sharia " +
    "sa ae qa kw bh om jo lb eg ma tn dz pk af ir iq sy ye ly sd",
  hebrew: "israel il",
  custom: "mixed other",
};

const familyOf = new Map<string, LegalFamily>(
  legalFamilies.flatMap((family) => members[family].split(" ").map((key) => [key, family] as const)),
);

/**
 * The family of a country, by word or code. Only for where no will says which system applies: the UAE and Lebanon are
 * "islamic" here, and their trees hold common and civil law too. Anything unknown is "custom".
 */
export function legalFamilyOf(key: string): LegalFamily {
  return (
    familyOf.get(
      key
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, "_"),
    ) ?? "custom"
  );
}
