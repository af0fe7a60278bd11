import { Building2, ChartLine, Gem, Globe, KeyRound, Mail, ShieldAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "../buttons/button.tsx";
import { Avatar } from "../display/avatar.tsx";
import { Badge, badgeVariants, Chip } from "../display/badge.tsx";
import { IconTile } from "../display/icon-tile.tsx";
import { useSamples } from "./samples.ts";
import { Row } from "./specimen.tsx";

export function Badges() {
  const s = useSamples();
  const [chosen, setChosen] = useState(true);
  return (
    <>
      <Row>
        {badgeVariants.map((variant) => (
          <Badge key={variant} variant={variant} icon={variant === "info" ? Mail : undefined}>
            {s.badge[variant]}
          </Badge>
        ))}
      </Row>
      <Row>
        <Avatar name={s.name} size="lg" />
        {s.people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name={s.name} draft />
        <Avatar name={s.name} size="sm" tone="brass" />
        {chosen ? (
          <Chip removeLabel={s.delete} onRemove={() => setChosen(false)}>
            <bdi>{s.people[1]}</bdi>
          </Chip>
        ) : (
          <Button variant="secondary" onClick={() => setChosen(true)}>
            {s.add}
          </Button>
        )}
      </Row>
      <Row>
        <IconTile icon={Building2} />
        <IconTile icon={Gem} tone="brass" />
        <IconTile icon={ChartLine} tone="info" />
        <IconTile icon={Globe} tone="neutral" />
        <IconTile icon={ShieldAlert} tone="warning" />
        <IconTile icon={ShieldAlert} tone="danger" />
        <IconTile icon={KeyRound} size="sm" />
      </Row>
    </>
  );
}
