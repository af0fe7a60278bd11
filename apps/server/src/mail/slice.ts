import type { ServerSlice } from "../kernel/slice.ts";

/** The page of caught mails, in demo and development only. */
export const demoMailSlice: ServerSlice = { name: "demo-mail", routes: () => import("./demo-mail.routes.ts") };
