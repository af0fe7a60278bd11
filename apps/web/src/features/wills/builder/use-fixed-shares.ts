import { useEffect, useState } from "react";
import { useBuilder } from "./builder-context.ts";

/** Whether the law fixes who has the rest, and a will may give away a third at most. False until that is known. */
export function useFixedShares(): boolean {
  const { law } = useBuilder();
  const [isFixed, setFixed] = useState(false);
  useEffect(() => {
    let gone = false;
    setFixed(false);
    if (law === null) return;
    import("./will-limit.ts").then(
      ({ willLimitOf }) => !gone && setFixed(willLimitOf(law) === "third"),
      // Then the choice is offered, and the check says what the law makes of it.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [law]);
  return isFixed;
}
