import { sharingExport as columns } from "@heirlock/contract/sharing/export";
import { estateRows, personRows } from "../../kernel/personal-export.ts";
import { type ServerSlice, withHandlers } from "../../kernel/slice.ts";
import * as jobs from "./sharing.jobs.ts";

export const sharingSlice: ServerSlice = {
  name: "sharing",
  routes: () => import("./sharing.routes.ts"),
  jobs: withHandlers(jobs, () => import("./sharing.handlers.ts")),
  exported: {
    memberCards: estateRows("app.member_cards", columns.memberCards),
    memberKeys: estateRows("app.member_keys", columns.memberKeys),
    holderPins: personRows("app.holder_pins", columns.holderPins),
    releaseKeys: estateRows("app.release_keys", columns.releaseKeys),
    envelopes: estateRows("app.envelopes", columns.envelopes),
    envelopeQueue: estateRows("app.envelope_queue", columns.envelopeQueue),
  },
};
