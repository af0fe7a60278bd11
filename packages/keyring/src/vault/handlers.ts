import type { Handlers } from "../request.ts";
import { entryHandlers } from "./entry-handlers.ts";
import { fileHandlers } from "./file-handlers.ts";
import type { VaultRequests } from "./requests.ts";

export const vaultHandlers: Handlers<VaultRequests> = { ...entryHandlers, ...fileHandlers };
