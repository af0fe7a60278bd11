import { useState } from "react";
import { SegmentedProgress } from "../feedback/segmented-progress.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { Breadcrumb } from "../layout/breadcrumb.tsx";
import { Card } from "../layout/card.tsx";
import { TabLinks, TabPanel, Tabs } from "../layout/tabs.tsx";
import { Pages, ShowMore } from "../lists/pagination.tsx";
import { useSamples } from "./samples.ts";
import { SampleLink } from "./specimen.tsx";

const counts = [10, 6, 3, 1];

export function Navigation() {
  const s = useSamples();
  const [tab, setTab] = useState("0");
  const [page, setPage] = useState(4);
  const [shown, setShown] = useState(20);
  return (
    <>
      <Tabs
        label={s.crumbs[0] ?? ""}
        value={tab}
        onValueChange={setTab}
        tabs={s.tabs.map((label, i) => ({ value: String(i), label, count: counts[i] }))}
      >
        {s.tabs.map((label, i) => (
          <TabPanel key={label} value={String(i)}>
            <Card tone="flat">{label}</Card>
          </TabPanel>
        ))}
      </Tabs>
      <TabLinks
        label={s.stepsLabel}
        tabs={s.kinds.map((label, i) => ({
          id: label,
          label,
          current: i === 1,
          render: <SampleLink />,
        }))}
      />
      <div>
        <BackLink render={<SampleLink />}>{s.back}</BackLink>
        <Breadcrumb
          items={s.crumbs.map((label, i) => ({
            id: label,
            label,
            render: i < 2 ? <SampleLink /> : undefined,
          }))}
        />
      </div>
      <SegmentedProgress label={s.stepsLabel} steps={s.steps} current={1} />
      <Pages page={page} pages={12} onPage={setPage} />
      <ShowMore shown={shown} total={54} onMore={() => setShown(Math.min(54, shown + 20))} />
    </>
  );
}
