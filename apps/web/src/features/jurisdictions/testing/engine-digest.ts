import { digestOfEngines } from "@heirlock/law/catalogue/testing/engine-digest";

/** What a browser says of the families that Node was asked about: see e2e/journeys/law-engines.journey.ts. */
Object.assign(window, { digestOfEngines });
