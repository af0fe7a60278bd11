import { ArrowRight, Bell, CircleHelp, EllipsisVertical, Hand, Plus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { useSamples } from "./samples.ts";
import { Row, SampleLink } from "./specimen.tsx";

export function Buttons() {
  const s = useSamples();
  const [busy, setBusy] = useState(true);
  return (
    <>
      <Row>
        <Button>{s.words.primary}</Button>
        <Button variant="secondary">{s.words.secondary}</Button>
        <Button variant="tint">{s.words.tint}</Button>
        <Button variant="ghost">{s.words.ghost}</Button>
        <Button variant="danger-outline" icon={Hand}>
          {s.words.dangerOutline}
        </Button>
        <Button variant="danger">{s.words.danger}</Button>
        <Button variant="brass">{s.words.brass}</Button>
        <Button disabled>{s.words.disabled}</Button>
        <Button variant="secondary" disabled>
          {s.words.disabled}
        </Button>
      </Row>
      <Row>
        <Button size="sm">{s.words.small}</Button>
        <Button size="sm" variant="secondary">
          {s.words.small}
        </Button>
        <Button icon={Plus}>{s.add}</Button>
        <Button iconEnd={ArrowRight}>{s.next}</Button>
        <Button size="lg">{s.words.large}</Button>
        <Button busy={busy} busyLabel={s.saving} onClick={() => setBusy(true)}>
          {s.save}
        </Button>
        <Button variant="secondary" render={<SampleLink />}>
          {s.words.link}
        </Button>
      </Row>
      <Button block variant="secondary">
        {s.words.block}
      </Button>
      <Row>
        <IconButton label={s.close} icon={X} />
        <IconButton label={s.more} icon={EllipsisVertical} bordered />
        <IconButton label={s.news} icon={Bell} dot />
        <IconButton label={s.help} icon={CircleHelp} disabled />
        <span data-spine className="flex rounded-md bg-spine p-2">
          <IconButton label={s.help} icon={CircleHelp} />
          <IconButton label={s.news} icon={Bell} dot />
        </span>
      </Row>
    </>
  );
}
