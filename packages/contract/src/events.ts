import { z } from "zod";
import { type DeclaredName, foldLists } from "./slices.ts";

/** Kinds of live events. Payloads carry ids only; data is fetched with permissions (D66). */
export const eventKinds = foldLists("events");
export type EventKind = DeclaredName<"events">;

export const liveEventSchema = z.object({ kind: z.enum(eventKinds), payload: z.record(z.string(), z.unknown()) });
export type LiveEvent = z.output<typeof liveEventSchema>;
