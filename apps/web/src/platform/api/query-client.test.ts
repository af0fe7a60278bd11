import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { fromNewest, makeStale, queryClient } from "./query-client.ts";

/** Answers that come when the test says so, in the order in which they were asked for. */
function answers() {
  const waiting: ((value: string) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => void waiting.push(resolve));
  const give = async (value: string) => {
    waiting.shift()!(value);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { ask, give };
}

test("[EVT-002] a change that is told while the first answer is under way is asked for afterwards", async () => {
  const queries = new QueryClient();
  const { ask, give } = answers();
  const observer = new QueryObserver(queries, { queryKey: ["assets", "list"], queryFn: ask });
  const leave = observer.subscribe(() => {});
  makeStale(queries, ["assets"]);
  await give("before the change");
  await give("after it");
  expect(observer.getCurrentResult().data).toBe("after it");
  leave();
});

test("[EVT-002] a change without a load under way is asked for once", async () => {
  const queries = new QueryClient();
  const { ask, give } = answers();
  const observer = new QueryObserver(queries, { queryKey: ["assets", "list"], queryFn: ask });
  const leave = observer.subscribe(() => {});
  await give("before the change");
  makeStale(queries, ["assets"]);
  await give("after it");
  expect(observer.getCurrentResult()).toMatchObject({ data: "after it", fetchStatus: "idle" });
  leave();
});

test("work on a cached answer begins again when the answer is replaced meanwhile", async () => {
  const source = ["source of the work"];
  queryClient.setQueryData(source, "old");
  const { ask, give } = answers();
  const result = fromNewest([source], async () => {
    const of = queryClient.getQueryData(source);
    return `${await ask()} of ${of}`;
  });
  queryClient.setQueryData(source, "new");
  await give("labels");
  await give("labels");
  expect(await result).toBe("labels of new");
});
