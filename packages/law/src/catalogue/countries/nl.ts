import { country, system } from "../tree.ts";

export const law = country("nl", {
  systems: [system("civil", "dutch")],
  sources: ["Burgerlijk Wetboek Book 4"],
  reviewed: "2026-06",
});
