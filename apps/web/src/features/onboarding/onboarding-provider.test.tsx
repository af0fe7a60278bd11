import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useOnboarding } from "./onboarding-provider.tsx";

const Lost = () => useOnboarding().flow;

test("[ONB-035] the guide used outside of its provider throws", () => {
  expect(() => renderToString(<Lost />)).toThrow("useOnboarding must be used within an OnboardingProvider");
});
