import { jurisdictionRoutes } from "@heirlock/contract/jurisdictions";
import type { FastifyInstance } from "fastify";
import { mount } from "../../kernel/mount.ts";
import { WrittenAnswer } from "../../kernel/serialise.ts";
import type { Deps } from "../../kernel/slice.ts";
import { listCountries } from "./list-countries.ts";
import { listTraditions } from "./list-traditions.ts";
import { loadTemplate } from "./load-template.ts";
import { readTree } from "./read-tree.ts";
import { resolveCode } from "./resolve-code.ts";

/** Public law without any person in it, so that every route here is open to anyone. */
export function register(app: FastifyInstance, { pools, log }: Deps): void {
  mount(app, jurisdictionRoutes.countries, async ({ query }) => listCountries(query.lang));
  mount(app, jurisdictionRoutes.tree, async ({ query }) => ({ data: await readTree(query.country, query.lang) }));
  mount(app, jurisdictionRoutes.traditions, async ({ query }) => ({ data: await listTraditions(query.lang) }));
  mount(app, jurisdictionRoutes.template, async ({ params, query }) => ({
    data: await loadTemplate({ pool: pools.app, log }, params.code, query.language),
  }));
  mount(app, jurisdictionRoutes.resolve, async ({ query }) => {
    // A fact that is true, false or a word is beyond what the compiled writers do quickly and in silence.
    return new WrittenAnswer(JSON.stringify({ data: await resolveCode(query.code, query.lang) }));
  });
}
