/** A page with the key client and nothing else, for the journeys that look at keys in real browsers. */
import * as keys from "../keys-client.ts";

Object.assign(window, { keys });
