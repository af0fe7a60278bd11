import type { MemberId, NewsId, Uuid } from "@heirlock/domain/identifiers";
import { digestChoices } from "@heirlock/domain/inbox/digests";
import { newsKindNames } from "@heirlock/domain/inbox/news-kinds";
import { waitingKinds } from "@heirlock/domain/inbox/waiting";
import { z } from "zod";
import { idField, instantField } from "./fields.ts";
import { route } from "./route.ts";
import type { ContractSlice } from "./slice.ts";

const nameSchema = z.object({ first_name: z.string(), last_name: z.string() });

/** Composed when it is read: the row has a kind and an id, the name comes from what the reader may know today. */
const newsSchema = z.object({
  id: idField<NewsId>(),
  kind: z.enum(newsKindNames),
  /** Null for what happened to the account, and for a membership that is no longer there. */
  relationship_id: idField<MemberId>().nullable(),
  name: nameSchema.nullable(),
  created_at: instantField,
  is_read: z.boolean(),
});
const waitingSchema = z.object({
  kind: z.enum(waitingKinds),
  side: z.enum(["holder", "member"]).nullable(),
  id: idField<Uuid>().nullable(),
  name: nameSchema.nullable(),
});
const digest = { every: z.enum(digestChoices) };
const unread = z.object({ unreadCount: z.int() });

export const inboxRoutes = {
  events: route({
    method: "GET",
    path: "/api/events",
    access: "signed-in",
    summary: "Server-sent events of the signed-in person; Last-Event-ID replays up to 24 hours",
    answer: z.object({}),
    raw: true,
  }),
  news: route({
    method: "GET",
    path: "/api/notifications",
    access: "signed-in",
    summary: "What happened, newest first, 30 at a time; `before` is the last id of the page before",
    query: z.strictObject({ before: idField<NewsId>().optional(), unread: z.enum(["true", "false"]).optional() }),
    answer: z.object({ data: z.array(newsSchema), unreadCount: z.int(), next: idField<NewsId>().nullable() }),
  }),
  waiting: route({
    method: "GET",
    path: "/api/notifications/waiting",
    access: "signed-in",
    summary: "What waits for the person, and how many pieces of news are unread",
    answer: z.object({ data: z.object({ waiting: z.array(waitingSchema), unread: z.int() }) }),
  }),
  readOne: route({
    method: "POST",
    path: "/api/notifications/:id/read",
    access: "signed-in",
    summary: "Marks one piece of news as read",
    params: z.object({ id: idField<NewsId>() }),
    answer: z.object({ data: unread }),
    errors: ["NOT_FOUND"],
  }),
  readAll: route({
    method: "POST",
    path: "/api/notifications/read-all",
    access: "signed-in",
    summary: "Marks all news as read",
    answer: z.object({ data: unread }),
  }),
  digest: route({
    method: "GET",
    path: "/api/notifications/digest",
    access: "signed-in",
    summary: "How often the person hears by mail that there is news, when they stay away",
    answer: z.object({ data: z.object(digest) }),
  }),
  chooseDigest: route({
    method: "PUT",
    path: "/api/notifications/digest",
    access: "signed-in",
    summary: "Chooses how often",
    body: z.strictObject(digest),
    answer: z.object({ data: z.object(digest) }),
  }),
};

export const inbox = {
  title: "Inbox and live events",
  routes: inboxRoutes,
  events: ["notification.created", "notification.read"],
  exported: {
    events: ["id", "kind", "payload", "created_at"],
    news: ["id", "kind", "membership_id", "created_at", "read_at"],
    newsDigests: ["every", "sent_at"],
  },
} as const satisfies ContractSlice;
