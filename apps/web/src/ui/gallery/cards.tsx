import { ArrowRight, Building2, Feather } from "lucide-react";
import { Button } from "../buttons/button.tsx";
import { Badge } from "../display/badge.tsx";
import { IconTile } from "../display/icon-tile.tsx";
import { Money } from "../display/money.tsx";
import { TextField } from "../forms/text-field.tsx";
import { Card, CardHeader, CardSection } from "../layout/card.tsx";
import { useSamples } from "./samples.ts";
import { Columns } from "./specimen.tsx";

export function Cards() {
  const s = useSamples();
  return (
    <>
      <Card tone="tint" className="flex flex-wrap items-center gap-4">
        <IconTile icon={Feather} tone="surface" />
        <div className="min-w-0 flex-1 basis-56">
          <h3>{s.nextTitle}</h3>
          <p className="mt-1">{s.nextText}</p>
        </div>
        <Button iconEnd={ArrowRight} className="max-sm:w-full">
          {s.next}
        </Button>
      </Card>
      <Columns>
        <Card as="article">
          <CardHeader
            level={3}
            title={s.cardTitle}
            icon={<IconTile icon={Building2} />}
            action={<a href="#cards">{s.viewAll}</a>}
          />
          <p className="text-[1.4rem] serif">
            <Money amount={640000} currency="USD" />
          </p>
          <p className="mt-2 text-ink-2">{s.cardText}</p>
        </Card>
        <div className="grid gap-4">
          <Card tone="flat">{s.cardText}</Card>
          <Card tone="brass">
            <Badge variant="pending">{s.badge.pending}</Badge>
            <p className="mt-2">{s.alerts.brass[1]}</p>
          </Card>
          <Card tone="dashed" className="text-ink-2">
            {s.cardText}
          </Card>
        </div>
      </Columns>
      <CardSection title={s.what} text={s.descriptionHint} id="card-section">
        <TextField label={s.firstName} defaultValue={s.name} />
        <TextField label={s.phone} mark="recommended" type="tel" defaultValue="+961 3 555 014" />
      </CardSection>
    </>
  );
}
