import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../buttons/button.tsx";
import { DonutChart } from "../charts/donut-chart.tsx";
import { HalfDial } from "../charts/half-dial.tsx";
import { ReadinessRings } from "../charts/readiness-rings.tsx";
import { Avatar } from "../display/avatar.tsx";
import { Badge, type BadgeVariant } from "../display/badge.tsx";
import { DateText } from "../display/date-text.tsx";
import { Fraction } from "../display/fraction.tsx";
import { Money } from "../display/money.tsx";
import { Progress } from "../feedback/progress.tsx";
import { Card, CardHeader } from "../layout/card.tsx";
import { StatRow } from "../lists/stat-row.tsx";
import { Table } from "../lists/table.tsx";
import { useSamples } from "./samples.ts";
import { Columns, Row } from "./specimen.tsx";

const variants: BadgeVariant[] = ["confirmed", "pending", "draft", "error"];
const values = [851440, 337640, 234880, 29360, 14680, 6200, 1400];

export function Data() {
  const s = useSamples();
  const format = useFormat();
  const rows = s.people.map((name, i) => ({
    name,
    role: s.roles[i],
    variant: variants[i] ?? "draft",
    step: s.nextStep[i],
  }));
  const heads = s.tableHeads as [string, string, string, string, string];
  return (
    <>
      <StatRow
        items={[
          {
            id: "total",
            label: s.stats[0],
            value: <Money amount={1468000} currency="USD" />,
            note: <Money amount={52000} currency="EUR" />,
          },
          { id: "physical", label: s.stats[1], value: <Money amount={901000} currency="USD" /> },
          { id: "financial", label: s.stats[2], value: <Money amount={567000} currency="USD" /> },
          { id: "linked", label: s.stats[3], value: s.ofTen },
        ]}
      />
      <Card>
        <Table
          caption={s.tableCaption}
          rows={rows}
          rowKey={(row) => row.name}
          columns={[
            {
              id: "name",
              header: heads[0],
              primary: true,
              cell: (row) => (
                <span className="flex items-center gap-3.5">
                  <Avatar name={row.name} draft={row.variant === "draft"} />
                  <span className="min-w-0 leading-[1.35]">
                    <bdi className="block font-semibold">{row.name}</bdi>
                    <span className="text-ink-2">{row.role}</span>
                  </span>
                </span>
              ),
            },
            {
              id: "status",
              header: heads[1],
              cell: (row) => <Badge variant={row.variant}>{s.badge[row.variant]}</Badge>,
            },
            { id: "step", header: heads[2], cell: (row) => row.step },
            { id: "share", header: heads[3], numeric: true, cell: () => <Fraction numerator={7} denominator={48} /> },
            {
              id: "actions",
              header: heads[4],
              actions: true,
              cell: () => (
                <Button size="sm" variant="secondary">
                  {s.edit}
                </Button>
              ),
            },
          ]}
        />
      </Card>
      <Columns>
        <Card>
          <CardHeader level={3} title={s.tabs[0]} action={<a href="#data">{s.viewAll}</a>} />
          <DonutChart
            label={s.donutLabel}
            slices={s.slices.map((label, i) => ({ id: label, label, value: values[i] ?? 0 }))}
            otherLabel={s.other}
            figure={<Money amount={1468000} currency="USD" />}
            caption={s.tenAssets}
            formatValue={(value) => <Money amount={value} currency="USD" />}
          />
        </Card>
        <Card className="grid content-start justify-items-center gap-5">
          <ReadinessRings
            label={s.rings}
            figure={s.ringsFigure}
            caption={s.ringsCaption}
            steps={[
              { id: "1", state: "ready" },
              { id: "2", state: "ready" },
              { id: "3", state: "ready" },
              { id: "4", state: "ready" },
              { id: "5", state: "begun", share: 0.62 },
              { id: "6", state: "begun", share: 0.3 },
            ]}
          />
        </Card>
        <Card className="grid content-start gap-4">
          <Progress label={s.usage[0]} value={2} max={3} />
          <Progress label={s.usage[1]} value={8} max={10} tone="brass" />
          <Progress label={s.usage[2]} value={12} max={50} />
        </Card>
        <Card>
          <HalfDial value={86} max={100} label={s.dial} caption={s.dialCaption} />
        </Card>
      </Columns>
      <Row className="gap-6">
        <DateText value="2026-11-18" />
        <DateText value="2026-11-18" style="day" />
        <DateText value="2026-11-18" style="short" />
        <DateText value={new Date(Date.now() - 7_300_000)} style="relative" />
        <span className="num">{format.percent(0.58)}</span>
        <Money amount={18500.5} currency="EUR" />
        <Money amount={120000} currency="JPY" />
        <Fraction numerator={1} denominator={4} />
        <Fraction numerator={7} denominator={24} />
      </Row>
    </>
  );
}
