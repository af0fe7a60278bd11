/** What the page lists. */
export const views = ["overview", "assets", "vault", "areas"] as const;
export type View = (typeof views)[number];

/** `?show=` and, on phones, `?person=`; unknown values are ignored. */
export interface AccessSearch {
  show?: Exclude<View, "overview">;
  person?: string;
}

export function readAccessSearch({ show, person }: Record<string, unknown>): AccessSearch {
  const view = views.find((one) => one === show);
  return {
    ...(view && view !== "overview" && { show: view }),
    ...(typeof person === "string" && person !== "" && { person }),
  };
}
