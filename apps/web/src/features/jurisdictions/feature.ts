import { BookOpen, Scale } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";

// Icons that a page uses as well: any other is bundled into a chunk that imports this one, and is undefined here.
/** Its pages are public (routes.ts); whoever is signed in finds them in their own navigation. */
export const feature: Feature = {
  pages: {},
  navigation: (["holder", "member"] as const).flatMap((side) => [
    { side, rank: 70, to: "/who-inherits", label: "whoInherits", icon: Scale, aside: "law" } as const,
    { side, rank: 75, to: "/law-guide", label: "lawGuide", icon: BookOpen, aside: "law" } as const,
  ]),
};
