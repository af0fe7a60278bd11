import { useState } from "react";
import { Accordion } from "../layout/accordion.tsx";
import { Card } from "../layout/card.tsx";
import { SortableList } from "../lists/sortable-list.tsx";
import { useSamples } from "./samples.ts";
import { Columns } from "./specimen.tsx";

export function Lists() {
  const s = useSamples();
  const [order, setOrder] = useState(["0", "1", "2", "3"]);
  return (
    <Columns>
      <Card>
        <Accordion
          items={s.questions.map(([title, content], i) => ({ id: String(i), title, content }))}
          defaultOpen={["0"]}
        />
      </Card>
      <SortableList
        label={s.order}
        items={order.map((id) => ({ id, name: s.cards[Number(id)] ?? "" }))}
        onReorder={setOrder}
        renderItem={(item) => <span className="font-semibold">{item.name}</span>}
        className="content-start"
      />
    </Columns>
  );
}
