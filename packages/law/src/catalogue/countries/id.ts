import { country, system } from "../tree.ts";

export const law = country("id", {
  systems: [system("islamic", "shafii", "khi"), system("civil", "bw")],
  sources: ["Kompilasi Hukum Islam (Inpres 1/1991)", "Burgerlijk Wetboek"],
  reviewed: "2026-06",
});
