import { type AssetSubtype, type AssetType, subtypeGroup } from "@heirlock/domain/assets/kinds";
import {
  Box,
  Car,
  ChartLine,
  Coins,
  FileImage,
  Gem,
  Globe,
  House,
  Landmark,
  type LucideIcon,
  MonitorSmartphone,
} from "lucide-react";

/** The picture and the tint of each kind, the same wherever an asset is drawn: by its holder, by members, in lists. */
export interface KindLook {
  icon: LucideIcon;
  tone: "primary" | "brass" | "info" | "neutral";
}

const looks: Record<AssetSubtype, KindLook> = {
  real_estate: { icon: House, tone: "primary" },
  vehicle: { icon: Car, tone: "info" },
  valuable: { icon: Gem, tone: "brass" },
  bank_account: { icon: Landmark, tone: "primary" },
  investment: { icon: ChartLine, tone: "info" },
  online_account: { icon: Globe, tone: "neutral" },
  digital_file: { icon: FileImage, tone: "neutral" },
};

export const typeIcon: Record<AssetType, LucideIcon> = {
  physical: Box,
  financial: Coins,
  digital: MonitorSmartphone,
};

export function kindLook(subtype: string): KindLook {
  return looks[subtypeGroup(subtype)];
}
