interface Born {
  id: string;
  birthDate?: string;
  birthOrder?: number;
}

/**
 * First, second ... of several children: as the holder says, else by their dates where all are known and differ. Those
 * of whom it cannot be said are unknown.
 */
export function orderOfBirth(children: readonly Born[]): { order: ReadonlyMap<string, number>; unknown: string[] } {
  const said = children.filter(({ birthOrder }) => isOrder(birthOrder));
  if (said.length > 0) {
    const unsaid = children.filter((child) => !said.includes(child));
    return { order: new Map(said.map(({ id, birthOrder }) => [id, birthOrder!])), unknown: unsaid.map(({ id }) => id) };
  }
  const dates = children.map(({ birthDate }) => birthDate ?? "");
  if (!dates.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date)) || new Set(dates).size < dates.length) {
    return { order: new Map(), unknown: children.length > 1 ? children.map(({ id }) => id) : [] };
  }
  const byDate = children.toSorted((a, b) => (a.birthDate! < b.birthDate! ? -1 : 1));
  return { order: new Map(byDate.map(({ id }, index) => [id, index + 1])), unknown: [] };
}

const isOrder = (order: number | undefined): boolean => Number.isInteger(order) && order! >= 1;
