/**
 * Which place on the page each row has. One that stays keeps its own and is not drawn again; one that comes takes the
 * place of one that went, whose elements it fills anew: making elements costs more than changing their texts.
 */
export function placesFor(
  ids: readonly string[],
  before: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const staying = new Set(ids.filter((id) => before.has(id)).map((id) => before.get(id)));
  const free = [...before.values()].filter((place) => !staying.has(place)).sort((a, b) => a - b);
  let fresh = before.size === 0 ? 0 : Math.max(...before.values()) + 1;
  return new Map(ids.map((id) => [id, before.get(id) ?? free.shift() ?? fresh++]));
}
