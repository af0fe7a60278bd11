import { type CardId, type DashboardType, dashboardCards, firstOrder } from "./cards.ts";

/** How somebody has arranged a Home (DSH-019). */
export interface DashboardLayout<Type extends DashboardType = DashboardType> {
  cardOrder: CardId<Type>[];
  /** A card without an entry is visible (DSH-020). */
  cardVisibility: Partial<Record<CardId<Type>, boolean>>;
  layoutPreset: PresetId<Type>;
}

interface Preset {
  id: string;
  hidden: readonly string[];
  /** Drawn in one column, with more room for each card, so that it differs from the first. */
  isRoomy: boolean;
}

/** What each Home offers (DSH-012 to DSH-018, D52). Any other id is unknown there. */
export const dashboardPresets = {
  member: [
    { id: "default", hidden: [], isRoomy: false },
    { id: "minimal", hidden: ["recent_activities", "security_status", "learning_resources"], isRoomy: false },
    { id: "detailed", hidden: [], isRoomy: true },
  ],
  will_holder: [
    { id: "default", hidden: [], isRoomy: false },
    { id: "focused", hidden: ["recent_activity"], isRoomy: false },
    { id: "comprehensive", hidden: [], isRoomy: true },
  ],
} as const satisfies Record<DashboardType, readonly Preset[]>;

export type PresetId<Type extends DashboardType = DashboardType> = (typeof dashboardPresets)[Type][number]["id"];

const presetOf = (type: DashboardType, id: string): Preset | undefined =>
  (dashboardPresets[type] as readonly Preset[]).find((preset) => preset.id === id);

/** The layout of a preset, or null for one that this Home does not have (DSH-027). */
export function presetLayout<Type extends DashboardType>(type: Type, id: string): DashboardLayout<Type> | null {
  const preset = presetOf(type, id);
  if (!preset) return null;
  const cards = firstOrder[type] as readonly CardId<Type>[];
  return {
    cardOrder: [...cards],
    cardVisibility: Object.fromEntries(cards.map((card) => [card, !preset.hidden.includes(card)])) as never,
    layoutPreset: preset.id as PresetId<Type>,
  };
}

/** What somebody sees who never changed anything (DSH-021). */
export const defaultLayout = <Type extends DashboardType>(type: Type): DashboardLayout<Type> =>
  presetLayout(type, "default")!;

export const isRoomy = (type: DashboardType, { layoutPreset }: DashboardLayout): boolean =>
  presetOf(type, layoutPreset)?.isRoomy ?? false;

/** The one card that the holder's Home once was (DSH-028). */
const formerCard = "main_dashboard";

/**
 * A layout out of whatever was kept, by this version of the product or an older one: ids that are unknown are dropped, and
 * cards that are new come last, visible (D52). Null for what is no layout.
 */
export function readLayout<Type extends DashboardType>(type: Type, kept: unknown): DashboardLayout<Type> | null {
  if (!isKept(kept)) return null;
  if (type === "will_holder" && kept.cardOrder.includes(formerCard)) return defaultLayout(type);
  const cards = dashboardCards[type] as readonly CardId<Type>[];
  const known = cards.filter((card) => kept.cardOrder.includes(card));
  const order = kept.cardOrder.filter(
    (card, at): card is CardId<Type> =>
      (known as readonly unknown[]).includes(card) && kept.cardOrder.indexOf(card) === at,
  );
  const visibility = cards.flatMap((card) => {
    const visible = kept.cardVisibility[card];
    return typeof visible === "boolean" ? [[card, visible]] : [];
  });
  return {
    cardOrder: [...order, ...cards.filter((card) => !known.includes(card))],
    cardVisibility: Object.fromEntries(visibility),
    layoutPreset: (presetOf(type, String(kept.layoutPreset))?.id ?? "default") as PresetId<Type>,
  };
}

interface Kept {
  cardOrder: unknown[];
  cardVisibility: Record<string, unknown>;
  layoutPreset?: unknown;
}
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== "object" || kept === null) return false;
  const { cardOrder, cardVisibility } = kept as Partial<Kept>;
  return Array.isArray(cardOrder) && typeof cardVisibility === "object" && cardVisibility !== null;
}

export const isVisible = <Type extends DashboardType>(
  { cardVisibility }: DashboardLayout<Type>,
  card: CardId<Type>,
): boolean => cardVisibility[card] ?? true;

export const visibleCards = <Type extends DashboardType>(layout: DashboardLayout<Type>): CardId<Type>[] =>
  layout.cardOrder.filter((card) => isVisible(layout, card));

/** Whether it is no longer as its preset says; it keeps the preset's name, "(customised)" (D52). */
export function isCustomised<Type extends DashboardType>(type: Type, layout: DashboardLayout<Type>): boolean {
  const preset = presetLayout(type, layout.layoutPreset);
  return preset === null || visibleCards(layout).join() !== visibleCards(preset).join();
}

/** What is sent to be kept. */
export interface SentLayout {
  cardOrder: readonly string[];
  cardVisibility: Readonly<Record<string, boolean>>;
  layoutPreset: string;
}

/** A whole layout, or what in it this Home does not know. */
export function checkLayout<Type extends DashboardType>(
  type: Type,
  sent: SentLayout,
): { ok: true; layout: DashboardLayout<Type> } | { ok: false; code: "UNKNOWN_CARD" | "UNKNOWN_PRESET" } {
  const cards: readonly string[] = dashboardCards[type];
  if ([...sent.cardOrder, ...Object.keys(sent.cardVisibility)].some((card) => !cards.includes(card)))
    return { ok: false, code: "UNKNOWN_CARD" };
  if (!presetOf(type, sent.layoutPreset)) return { ok: false, code: "UNKNOWN_PRESET" };
  return { ok: true, layout: readLayout(type, { ...sent, cardOrder: [...sent.cardOrder] })! };
}
