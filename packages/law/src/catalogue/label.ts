import type { labels as english } from "./labels.en.ts";

/** A name, and a sentence about what it is. */
export interface Label {
  label: string;
  description: string;
}

/** The names of one language. A country's own law is named by `national`, in which {country} is filled in. */
export interface Labels {
  language: string;
  systems: Readonly<Record<keyof (typeof english)["systems"], Label>>;
  subs: Readonly<Record<keyof (typeof english)["subs"], Label>>;
  /** About the law of a state or province, in which {part} is filled in. */
  part: string;
  national: Label;
}
