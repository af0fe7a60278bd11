import { type RelationshipType, relationshipTypes } from "@heirlock/domain/members/relationships";

/** How people write in a list what somebody is to them. */
const words: Record<RelationshipType, string> = {
  husband: "husband marido esposo mari époux زوج",
  wife: "wife mujer esposa femme épouse زوجة",
  son: "son hijo fils ابن",
  daughter: "daughter hija fille ابنة بنت",
  father: "father dad papa padre papá père أب والد",
  mother: "mother mum mom mama madre mamá mère أم والدة",
  brother: "brother hermano frère أخ",
  sister: "sister hermana sœur soeur أخت",
  grandfather: "grandfather grandpa abuelo grand-père جد",
  grandmother: "grandmother grandma abuela grand-mère جدة",
  uncle: "uncle tío oncle عم خال",
  aunt: "aunt tía tante عمة خالة",
  cousin: "cousin primo prima cousine",
  nephew: "nephew sobrino neveu",
  niece: "niece sobrina nièce",
  friend: "friend amigo amiga ami amie صديق صديقة",
  business_partner: "business-partner socio socia associé associée شريك شريكة",
  charity: "charity foundation fundación association جمعية",
  other: "other otro otra autre",
};

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");

const known = new Map<string, RelationshipType>(
  relationshipTypes.flatMap((type) => [type, ...words[type].split(" ")].map((word) => [plain(word), type] as const)),
);

/** The type that a word of a file means, or "". Apple writes its own as _$!<Mother>!$_. */
export function readRelation(written: string): RelationshipType | "" {
  return known.get(plain(written.replace(/^_\$!<(.*)>!\$_$/, "$1"))) ?? "";
}
