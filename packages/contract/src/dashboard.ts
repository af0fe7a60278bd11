import { dashboardTypes } from "@heirlock/domain/dashboard/cards";
import { z } from "zod";
import { instantField } from "./fields.ts";
import { route } from "./route.ts";
import type { ContractSlice } from "./slice.ts";

const params = z.object({ type: z.enum(dashboardTypes) });
const card = z.string().max(40);
const layout = {
  cardOrder: z.array(card).max(40),
  cardVisibility: z.record(card, z.boolean()),
  layoutPreset: z.string().max(40),
};
const kept = z.object({ ...layout, updatedAt: instantField });
const answer = z.object({ data: kept });

export const dashboardRoutes = {
  layout: route({
    method: "GET",
    path: "/api/user/dashboard-preferences/:type",
    access: "signed-in",
    summary: "How the person has arranged a Home; no data and NOT_FOUND while they have not, which is no failure",
    params,
    answer: z.object({ data: kept.nullable(), code: z.literal("NOT_FOUND").exactOptional() }),
  }),
  saveLayout: route({
    method: "PUT",
    path: "/api/user/dashboard-preferences/:type",
    access: "signed-in",
    summary: "Keeps an arrangement",
    params,
    body: z.strictObject(layout),
    answer,
    errors: ["UNKNOWN_CARD", "UNKNOWN_PRESET"],
  }),
  resetLayout: route({
    method: "POST",
    path: "/api/user/dashboard-preferences/:type/reset",
    access: "signed-in",
    summary: "Back to the first arrangement",
    params,
    answer,
  }),
};

export const dashboard = {
  title: "Home",
  routes: dashboardRoutes,
  events: ["dashboard.changed"],
  errors: {
    UNKNOWN_CARD: { status: 400, text: "There is no such card." },
    UNKNOWN_PRESET: { status: 400, text: "There is no such layout." },
  },
  exported: { dashboardLayouts: ["type", "card_order", "card_visibility", "layout_preset", "updated_at"] },
} as const satisfies ContractSlice;
