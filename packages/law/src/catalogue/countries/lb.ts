import { country, system } from "../tree.ts";

export const law = country("lb", {
  systems: [
    system("civil", "general"),
    system("islamic", "hanafi", "jafari", "druze", "sunni"),
    system("christian", "maronite", "orthodox", "catholic"),
  ],
  sources: [
    "Law of 23 June 1959 (non-Muslims)",
    "Law of 16 July 1962 (sharia courts)",
    "Law of 24 February 1948 (Druze)",
  ],
  reviewed: "2026-06",
});
