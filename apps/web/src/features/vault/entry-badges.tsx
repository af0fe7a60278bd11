import type { AccessCondition, VaultCategory } from "@heirlock/domain/vault/kinds";
import { Tag } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/display/badge.tsx";
import { accessLook, categoryLook } from "./offers/category-look.ts";

export function CategoryBadge({ category }: { category: VaultCategory }) {
  const { t } = useTranslation("vault");
  return <Badge icon={categoryLook[category].icon}>{t(`category.${category}`)}</Badge>;
}

export function AccessBadge({ condition }: { condition: AccessCondition }) {
  const { t } = useTranslation("vault");
  const { icon, variant } = accessLook[condition];
  return (
    <Badge variant={variant} icon={icon}>
      {t(`access.${condition}`)}
    </Badge>
  );
}

export function TagBadges({ tags }: { tags: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a place, so that a row that shows another entry draws what differs
  return tags.map((tag, at) => <TagBadge key={at} tag={tag} />);
}

const TagBadge = memo(function TagBadge({ tag }: { tag: string }) {
  return (
    <Badge variant="outline" icon={Tag}>
      <bdi translate="no" className="min-w-0 break-words">
        {tag}
      </bdi>
    </Badge>
  );
});
