import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useMembers } from "../offers/list-members.ts";

function Names() {
  return (useMembers().data?.members ?? []).map(({ first_name }) => first_name).join();
}

/** Members have no store of their own (docs/decisions/people.md): they are read through the cache of the whole app. */
test("[MEM-109] members read outside of the app's cache fail at once and name the provider that is missing", () => {
  expect(() => renderToString(<Names />)).toThrow("No QueryClient set, use QueryClientProvider to set one");
});
