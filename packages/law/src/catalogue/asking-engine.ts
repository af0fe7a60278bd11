import { withCouplesProperty } from "../succession/couples/with-couples-property.ts";
import type { Engine } from "../succession/result.ts";
import type { Profile } from "./profile.ts";

/** The engine for somebody who can be asked how a married couple owned its property. */
export const askingEngine = ({ rules, couples = rules, engine }: Profile): Engine =>
  withCouplesProperty(couples, engine);
