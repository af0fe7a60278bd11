import { Landmark, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../buttons/button.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorBoundary } from "../feedback/error-boundary.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { LoadingState } from "../feedback/loading-state.tsx";
import { Card } from "../layout/card.tsx";
import { useSamples } from "./samples.ts";
import { Columns } from "./specimen.tsx";

function Breaks(): never {
  throw new Error("A component of the gallery fails on purpose");
}

export function States() {
  const s = useSamples();
  const [tries, setTries] = useState(0);
  return (
    <>
      <Columns count={3}>
        <Card>
          <EmptyState
            level={3}
            icon={Landmark}
            title={s.empty[0]}
            text={s.empty[1]}
            action={<Button icon={Plus}>{s.empty[2]}</Button>}
          />
        </Card>
        <Card>
          <LoadingState label={s.loading} delay={0} />
        </Card>
        <Card>
          <ErrorState
            level={3}
            title={s.error[0]}
            text={s.error[1]}
            errorId="HL-7F3A-02"
            onRetry={() => setTries(tries + 1)}
          />
        </Card>
      </Columns>
      <Card>
        <ErrorBoundary>
          <Breaks />
        </ErrorBoundary>
      </Card>
    </>
  );
}
