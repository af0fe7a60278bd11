import { notificationChannels, notificationKinds } from "@heirlock/domain/account/notifications";
import type { ExportId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { idField, instantField } from "../fields.ts";
import { route } from "../route.ts";
import { authKey } from "./fields.ts";

const success = z.object({});
const settings = z.record(z.enum(notificationKinds), z.record(z.enum(notificationChannels), z.boolean()));

/** What belongs to the person: how they are told, what is kept of them, and the way out. */
export const privacyRoutes = {
  notificationSettings: route({
    method: "GET",
    path: "/api/user/notification-settings",
    access: "signed-in",
    summary: "By which channels the person is told what; shared by both sides",
    answer: z.object({ data: z.object({ settings }) }),
  }),
  updateNotificationSettings: route({
    method: "PATCH",
    path: "/api/user/notification-settings",
    access: "signed-in",
    summary: "Changes some of them; what guards the account cannot be turned off",
    body: z.strictObject({
      settings: z.partialRecord(z.enum(notificationKinds), z.partialRecord(z.enum(notificationChannels), z.boolean())),
    }),
    answer: z.object({ data: z.object({ settings }) }),
    errors: ["NOTICE_NEEDED"],
  }),
  startExport: route({
    method: "POST",
    path: "/api/user/export",
    access: "signed-in",
    sensitive: true,
    summary: "Begins an export of everything the product holds about the person, and tells them by mail",
    answer: z.object({
      data: z.object({ id: idField<ExportId>(), status: z.literal("ready"), expiresAt: instantField }),
    }),
    errors: ["EXPORT_RUNNING"],
  }),
  readExport: route({
    method: "GET",
    path: "/api/user/export/:id",
    access: "signed-in",
    sensitive: true,
    summary: "The export's data; the browser adds what only it can decrypt and makes the archive",
    params: z.object({ id: idField<ExportId>() }),
    answer: z.object({ data: z.object({ madeAt: instantField, sections: z.record(z.string(), z.unknown()) }) }),
    errors: ["TOKEN_EXPIRED"],
  }),
  deleteAccount: route({
    method: "DELETE",
    path: "/api/user/account",
    access: "signed-in",
    sensitive: true,
    summary: "Closes the account; it is deleted after 14 days unless the person comes back",
    body: z.strictObject({ password: authKey, confirmation: z.string().max(40) }),
    answer: z.object({ data: z.object({ deletesAt: instantField }) }),
    errors: ["INVALID_CREDENTIALS", "WRONG_CONFIRMATION", "RECENT_RESET", "RELEASE_RUNNING"],
  }),
  returnToAccount: route({
    method: "POST",
    path: "/api/user/account/return",
    access: "signed-in",
    summary: "Keeps an account that was to be deleted",
    answer: success,
    errors: ["TOKEN_EXPIRED"],
  }),
  consents: route({
    method: "GET",
    path: "/api/user/consents",
    access: "signed-in",
    summary: "What the person agreed to, and when",
    answer: z.object({
      data: z.object({
        consents: z.array(
          z.object({
            id: idField(),
            purpose: z.string(),
            textVersion: z.string(),
            givenAt: instantField,
            withdrawnAt: instantField.nullable(),
          }),
        ),
      }),
    }),
  }),
};
