import type { Handlers } from "../request.ts";
import { holderHandlers } from "./holder-handlers.ts";
import { memberHandlers } from "./member-handlers.ts";
import type { SharingRequests } from "./requests.ts";

/** Secrets are opened for one request and wiped before its answer. */
export const sharingHandlers: Handlers<SharingRequests> = { ...holderHandlers, ...memberHandlers };
