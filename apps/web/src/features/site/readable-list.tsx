import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";

/** One half of the plain list of what our servers can and cannot read. */
export function ReadableList({ kind }: { kind: "can" | "cannot" }) {
  const { t } = useTranslation("site");
  const items = t(`reads.${kind}Items`, { returnObjects: true }) as string[];
  const Icon = kind === "can" ? Eye : EyeOff;
  return (
    <Card>
      <div className="mb-3 flex items-center gap-3.5">
        <IconTile icon={Icon} tone={kind === "can" ? "neutral" : "primary"} />
        <h3>{t(`reads.${kind}`)}</h3>
      </div>
      <ul className="grid">
        {items.map((item) => (
          <li key={item} className="border-t border-line py-3 first:border-t-0 last:pb-0">
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
}
