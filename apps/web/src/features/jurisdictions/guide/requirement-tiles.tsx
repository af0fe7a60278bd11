import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import type { LoadedTemplate } from "./load-template.ts";

const categories = ["required", "recommended", "optional"] as const;

/** How many items of each kind there are: the items that the sections list, and no others. */
export function RequirementTiles({ items }: { items: LoadedTemplate["items"] }) {
  const { t } = useTranslation("jurisdictions/guide");
  const format = useFormat();
  return (
    <dl className="flex flex-wrap gap-2">
      {categories.map((category) => (
        <div
          key={category}
          className="flex flex-auto flex-col-reverse rounded-md bg-sunken px-2 pt-3 pb-2.5 text-center leading-[1.25] contrast:border contrast:border-line-strong"
        >
          <dt>{t(`category.${category}`)}</dt>
          <dd className="serif num text-[1.7rem] leading-[1.1]">
            {format.number(items.filter((item) => item.category === category).length)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
