/** `?law=` of the guide: a regulation code and nothing else, in its own spelling; anything else is ignored. */
export interface LawSearch {
  law?: string;
}

export function readLawSearch({ law }: Record<string, unknown>): LawSearch {
  return typeof law === "string" && /^[a-z]{2,20}(-[a-z]{2,20}){0,2}$/.test(law) ? { law } : {};
}
