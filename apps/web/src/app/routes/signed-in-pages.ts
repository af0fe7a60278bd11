import { holderPages } from "./holder-pages.ts";
import { invitationPages } from "./invitation-pages.ts";
import { memberPages } from "./member-pages.ts";
import type { PageTable } from "./page.ts";
import { settingsPages } from "./settings-pages.ts";

export const pages: PageTable = { ...holderPages, ...memberPages, ...invitationPages, ...settingsPages };
