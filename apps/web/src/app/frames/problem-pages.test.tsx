import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type ErrorComponentProps,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../platform/i18n.ts";
import { SessionTimeout } from "../session/guard.ts";
import { FramedError } from "./framed-error.tsx";
import { FramedNotFound } from "./framed-not-found.tsx";
import { GuardPending } from "./pending.tsx";

async function draw(page: ReactNode): Promise<string> {
  const i18n = await createI18n("en", ["app", "app/frames"]);
  const rootRoute = createRootRoute({ component: () => page });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  );
}

const heading = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
const failure = (error: Error): ErrorComponentProps => ({ error, reset: () => {} });

test("[GEN-018] [GEN-019] an unknown address says so and offers the way home", async () => {
  const html = await draw(<FramedNotFound />);
  expect(heading(html)).toBe("Page Not Found");
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>(<span[^>]*>)?Return Home/);
});

test("[GEN-018] [GEN-019] a failure is a server error with Try Again and the way home", async () => {
  const html = await draw(<FramedError {...failure(new Error("anything"))} />);
  expect(heading(html)).toBe("Server Error");
  expect(html).toContain("Try Again");
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>(<span[^>]*>)?Return Home/);
});

test("a session that could not be checked in time says that nobody was signed out", async () => {
  const html = await draw(<FramedError {...failure(new SessionTimeout())} />);
  expect(heading(html)).toBe("Session validation timeout");
  expect(html).toContain("You are still signed in");
});

test("[ACC-007] while the guard has not decided the page says what it does", async () => {
  expect(await draw(<GuardPending />)).toContain("Verifying your account...");
});
