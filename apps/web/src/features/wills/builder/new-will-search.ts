/** The will of a spouse or partner that was offered, and that the new one starts from. */
export interface NewWillSearch {
  mirror?: string;
}

export function readNewWillSearch({ mirror }: Record<string, unknown>): NewWillSearch {
  return typeof mirror === "string" && /^[0-9a-f-]{36}$/i.test(mirror) ? { mirror } : {};
}
