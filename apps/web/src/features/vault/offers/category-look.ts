import type { AccessCondition, VaultCategory } from "@heirlock/domain/vault/kinds";
import {
  Bitcoin,
  Eye,
  FileText,
  Fingerprint,
  Hourglass,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  SlidersHorizontal,
  Smartphone,
  StickyNote,
  UserRound,
} from "lucide-react";
import type { BadgeVariant } from "../../../ui/display/badge.tsx";
import type { IconTileTone } from "../../../ui/display/icon-tile.tsx";

/** The picture and the tint of each category, the same wherever an entry is drawn. */
export const categoryLook: Record<VaultCategory, { icon: LucideIcon; tone: IconTileTone }> = {
  document: { icon: FileText, tone: "primary" },
  safe: { icon: LockKeyhole, tone: "brass" },
  account: { icon: UserRound, tone: "primary" },
  password: { icon: KeyRound, tone: "info" },
  device: { icon: Smartphone, tone: "neutral" },
  note: { icon: StickyNote, tone: "brass" },
  crypto: { icon: Bitcoin, tone: "info" },
  biometric: { icon: Fingerprint, tone: "neutral" },
};

/** Hourglass is "after the release" everywhere; an eye is "now". */
export const accessLook: Record<AccessCondition, { icon: LucideIcon; variant: BadgeVariant }> = {
  immediate: { icon: Eye, variant: "info" },
  after_death: { icon: Hourglass, variant: "pending" },
  custom: { icon: SlidersHorizontal, variant: "default" },
};
