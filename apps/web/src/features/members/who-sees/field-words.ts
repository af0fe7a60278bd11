/** What the fields of an answer are called; what is only cryptography or bookkeeping has no word. */
const words = {
  title: "title",
  will_status: "status",
  description: "description",
  country: "country",
  email: "email",
  asset_type: "kind",
  others: "others",
  currency: "currency",
  estimated_value: "value",
  location: "location",
  updated_at: "changed",
  documents: "documents",
  category: "kind",
  metadata: "description",
  tags: "tags",
  saved_at: "saved",
  can_open: "content",
  can_download: "download",
  first_name: "name",
  relationship: "relationship",
  since: "since",
  roles: "roles",
  phone: "phone",
  at: "events",
  data: "eventDetails",
} as const;

type Word = (typeof words)[keyof typeof words];

const isNamed = (field: string): field is keyof typeof words => Object.hasOwn(words, field);

/** The words for fields, each once. */
export function fieldWords(fields: readonly string[]): Word[] {
  return [...new Set(fields.filter(isNamed).map((field) => words[field]))];
}
