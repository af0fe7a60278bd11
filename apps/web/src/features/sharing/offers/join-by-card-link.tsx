import { Link } from "@tanstack/react-router";
import { IdCard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";

/** The way to the page where a printed card is typed or scanned. */
export function JoinByCardLink() {
  const { t } = useTranslation("members/invitations");
  return (
    <Card as="section" aria-labelledby="key-card-title" className="grid max-w-[640px] gap-4">
      <CardHeader
        id="key-card-title"
        icon={<IconTile icon={IdCard} tone="brass" />}
        title={t("keyCard.title")}
        description={t("keyCard.text")}
        className="mb-0!"
      />
      <Button variant="secondary" className="justify-self-start max-md:w-full" render={<Link to="/card" />}>
        {t("keyCard.open")}
      </Button>
    </Card>
  );
}
