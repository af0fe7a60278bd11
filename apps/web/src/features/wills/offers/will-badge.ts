import type { WillStatus } from "@heirlock/domain/wills/states";
import type { BadgeVariant } from "../../../ui/display/badge.tsx";

export const willBadge: Record<WillStatus, BadgeVariant> = {
  draft: "draft",
  published: "success",
  archived: "secondary",
  released: "info",
};
