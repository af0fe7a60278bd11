import { describe, expect, test } from "vitest";
import { importDirections } from "./import-directions.ts";

const findings = (path: string, text: string) => importDirections.check([{ path, text }]).map((one) => one.what);
const imports = (path: string, from: string) => findings(path, `import { x } from "${from}";`);

describe("import directions: forbidden", () => {
  test.each([
    ["packages/domain/src/a.ts", "@heirlock/contract/assets", "domain does not import contract"],
    ["packages/crypto/src/a.ts", "@heirlock/domain/email", "crypto does not import domain"],
    ["packages/keyring/src/a.ts", "@heirlock/db/migrate", "keyring does not import db"],
    ["apps/server/src/slices/vault/a.ts", "@heirlock/keyring/key-ring", "server does not import keyring"],
    ["packages/contract/src/a.ts", "@heirlock/db/roles", "contract does not import db"],
    ["packages/db/src/a.ts", "../../domain/src/email.ts", "imported by its name"],
    ["apps/web/src/ui/a.tsx", "@heirlock/db/roles", "web does not import db"],
    ["apps/server/src/slices/account/a.ts", "@heirlock/crypto/bundle", "only format and verify"],
    ["apps/server/src/slices/vault/a.ts", "../assets/assets.queries.ts", "never its queries"],
    ["apps/server/src/kernel/a.ts", "../slices/assets/list-assets.ts", "the kernel knows no slice"],
    ["apps/web/src/features/vault/a.tsx", "../assets/asset-card.tsx", "another one's offers only"],
    ["apps/web/src/app/a.tsx", "../features/assets/assets-page.tsx", "its offers only"],
    ["apps/web/src/ui/buttons/button.tsx", "../../features/assets/asset-card.tsx", "ui knows no feature"],
    ["apps/web/src/platform/api.ts", "../features/assets/list.ts", "platform knows no feature"],
    ["apps/web/src/features/assets/a.tsx", "../../app/router.tsx", "imported by nothing"],
    ["tools/demo.ts", "../apps/server/src/api.ts", "nothing imports an app"],
    ["packages/db/src/a.ts", "../../../tools/check/tally.ts", "imported by its name"],
    ["e2e/a.ts", "@heirlock/server/api", "nothing imports an app"],
    ["apps/web/src/app/a.ts", "../../../server/src/api.ts", "nothing imports an app"],
  ])("%s from %s", (path, from, what) => {
    expect(imports(path, from)).toEqual([expect.stringContaining(what)]);
  });

  test.each(["domain", "contract", "crypto", "db"])("[LAW-001] the law from %s", (other) => {
    expect(imports("packages/law/src/a.ts", `@heirlock/${other}/x`)).toEqual([
      expect.stringContaining(`law does not import ${other}`),
    ]);
  });

  test("in every form an import can take", () => {
    const path = "packages/domain/src/a.ts";
    for (const text of [
      `export * from "@heirlock/law/x";`,
      `export { x } from "@heirlock/law/x";`,
      `const x = await import("@heirlock/law/x");`,
      `import type { X } from "@heirlock/law/x";`,
      `type X = import("@heirlock/law/x").X;`,
      `new Worker(new URL("../../law/src/x.ts", import.meta.url));`,
    ])
      expect(findings(path, text), text).toHaveLength(1);
  });
});

describe("import directions: allowed", () => {
  test.each([
    ["packages/contract/src/a.ts", "@heirlock/domain/email"],
    ["apps/server/src/slices/account/a.ts", "@heirlock/crypto/verify"],
    ["apps/server/src/slices/account/sign-up.test.ts", "@heirlock/crypto/bundle"],
    ["apps/server/src/slices/vault/a.ts", "../assets/list-assets.ts"],
    ["apps/server/src/slices/assets/a.ts", "./assets.queries.ts"],
    ["apps/web/src/app/router.tsx", "../features/assets/routes.ts"],
    ["apps/web/src/app/router.tsx", "../features/site/offers/not-found-page.tsx"],
    ["apps/web/src/features/assets/a.tsx", "../../ui/button.tsx"],
    ["apps/web/src/features/assets/a.tsx", "../vault/offers/vault-links.tsx"],
    ["apps/web/src/features/vault/offers/a.tsx", "../../assets/offers/list-assets.ts"],
    ["tools/demo.ts", "@heirlock/crypto/bundle"],
    ["e2e/run.ts", "@heirlock/tools/check/tally"],
    ["packages/domain/src/a.ts", "./email.ts"],
  ])("%s from %s", (path, from) => {
    expect(imports(path, from)).toEqual([]);
  });

  test("an app started as a process", () => {
    expect(findings("tools/dev.ts", `const api = new URL("../apps/server/src/api.ts", import.meta.url);`)).toEqual([]);
  });

  test("a string that only looks like an import", () => {
    expect(findings("packages/domain/src/a.ts", `const x = 'import x from "@heirlock/db/x"';`)).toEqual([]);
  });
});
