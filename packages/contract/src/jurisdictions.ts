import { languageSuffixes } from "@heirlock/law/catalogue/code-aliases";
import { complianceEngines } from "@heirlock/law/catalogue/engine-selection";
import { legalSystemCodes } from "@heirlock/law/catalogue/tree";
import { subregions } from "@heirlock/law/catalogue/world";
import { z } from "zod";
import { countryField } from "./fields.ts";
import { route } from "./route.ts";
import type { ContractSlice } from "./slice.ts";

/** The languages a caller may ask for; what is not translated into one is answered in English (D62). */
const lang = z.enum([...languageSuffixes]).default("en");
const status = z.enum(["active", "coming_soon"]);
const subregion = z.enum(Object.keys(subregions) as [keyof typeof subregions]);
const region = z.enum([...new Set(Object.values(subregions))]);
/** As in 2026-06. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const grade = z.enum(["T", "S", "K"]);
/** No sane code is longer; what it means is the catalogue's to say. */
const code = z.string().max(80);

const originSchema = z.strictObject({
  source: z.string().min(1).max(500),
  grade,
  reviewed: month,
});
const line = z.string().min(1).max(1000);
const lines = z.array(line).max(50).readonly();

/** What a template says, in one language (JUR-011). The same schema holds what the database keeps. */
export const templateContentSchema = z.strictObject({
  title: line,
  checklist: z
    .array(
      z.strictObject({
        id: z.string().max(60).exactOptional(),
        label: line,
        required: z.boolean(),
        hint: z.string().max(2000),
        details: lines.exactOptional(),
        examples: lines.exactOptional(),
        /** Null: "not reviewed yet". */
        origin: originSchema.nullable(),
        /** Good practice and no rule of law: it has no origin and needs none. */
        advice: z.literal(true).exactOptional(),
      }),
    )
    .max(100)
    .readonly(),
  required_docs: z
    .array(
      z.strictObject({
        id: z.string().max(60).exactOptional(),
        label: line,
        hint: z.string().max(2000).exactOptional(),
        examples: lines.exactOptional(),
        origin: originSchema.nullable(),
      }),
    )
    .max(50)
    .readonly(),
  language_requirements: z
    .strictObject({
      official_language: z.string().max(200),
      translation_required: z.boolean(),
      notes: z.string().max(2000),
      origin: originSchema.nullable().exactOptional(),
    })
    .nullable(),
  authority: z
    .strictObject({
      name: z.string().max(300),
      notes: z.string().max(2000),
      origin: originSchema.nullable().exactOptional(),
    })
    .nullable(),
  /** Markdown; raw HTML in it is shown as text. */
  guide_md: z.string().max(60_000).nullable(),
});
export type TemplateContent = z.output<typeof templateContentSchema>;

export const templateSchema = templateContentSchema.extend({
  /** The regulation code in its one spelling. */
  code: z.string(),
  /** The language it is in, which may be English where another was asked for. */
  language: z.string(),
  reviewed: month.nullable(),
});

const requirementSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(["required", "recommended", "optional"]),
  severity: z.enum(["error", "warning", "info"]),
  details: z.array(z.string()).readonly(),
  examples: z.array(z.string()).readonly(),
  compliance_impact: z.string(),
});

/** A template, where it was loaded from, and what tiles and sections count (JUR-012). */
export const loadedTemplateSchema = z.object({
  template: templateSchema,
  source: z.enum(["database", "built-in"]),
  items: z.array(requirementSchema).readonly(),
});
export type LoadedTemplate = z.output<typeof loadedTemplateSchema>;

const label = { label: z.string(), description: z.string() };
const review = z.object({ source: z.string(), grade, reviewed: month }).nullable();

export const jurisdictionRoutes = {
  countries: route({
    method: "GET",
    path: "/api/jurisdictions/countries",
    access: "anyone",
    summary: "The countries of the world, named in a language and in their own",
    query: z.strictObject({ lang }),
    answer: z.object({
      data: z.array(
        z.object({
          code: countryField,
          name: z.string(),
          nativeName: z.string(),
          region,
          subregion,
          status,
        }),
      ),
    }),
  }),
  tree: route({
    method: "GET",
    path: "/api/jurisdictions/tree",
    access: "anyone",
    summary: "The legal systems of a country with their schools or parts; the status of each says what can be chosen",
    query: z.strictObject({ country: z.string().regex(/^[A-Za-z]{2}$/), lang }),
    answer: z.object({
      data: z.object({
        code: z.string(),
        label: z.string(),
        status,
        legalSystems: z.array(
          z.object({
            code: z.enum(legalSystemCodes),
            ...label,
            status,
            subJurisdictions: z.array(z.object({ code: z.string(), ...label, status })).exactOptional(),
          }),
        ),
      }),
    }),
    errors: ["NOT_FOUND"],
  }),
  traditions: route({
    method: "GET",
    path: "/api/jurisdictions/traditions",
    access: "anyone",
    summary: "The religious laws, and the countries in which each can decide a succession",
    query: z.strictObject({ lang }),
    answer: z.object({
      data: z.array(
        z.object({
          code: z.string(),
          type: z.enum(legalSystemCodes),
          ...label,
          status,
          applicableCountries: z.array(z.string()),
        }),
      ),
    }),
  }),
  template: route({
    method: "GET",
    path: "/api/jurisdictions/templates/:code",
    access: "anyone",
    summary: "What a jurisdiction asks of a will: the database's template where there is one, else the built-in one",
    // Not checked here: what is no code has its own answer.
    params: z.object({ code: z.string() }),
    query: z.strictObject({ language: lang }),
    answer: z.object({ data: loadedTemplateSchema }),
    errors: ["TEMPLATE_NOT_LOADED"],
  }),
  resolve: route({
    method: "GET",
    path: "/api/jurisdictions/resolve",
    access: "anyone",
    summary: "What a regulation code means: its parts, its engine, and what is known of its law",
    query: z.strictObject({ code, lang }),
    answer: z.object({
      data: z.object({
        /** Null for a religious law as such. */
        country: z.string().nullable(),
        system: z.string(),
        sub: z.string().nullable(),
        engine: z.enum(complianceEngines),
        schoolKey: z.string(),
        /** A fact without review is general information, not checked for the jurisdiction (D60). */
        facts: z.object({
          inheritanceTax: z.object({ value: z.literal("varies"), review }),
          forcedHeirs: z.object({ value: z.union([z.boolean(), z.enum(["spouse", "conditional"])]), review }),
          testamentaryFreedom: z.object({ value: z.enum(["limited", "full"]), review }),
        }),
        displayName: z.string(),
      }),
    }),
    errors: ["INVALID_REGULATION_CODE"],
  }),
};

export const jurisdictions = {
  title: "Laws: countries, legal systems, regulation codes, and what each asks of a will",
  routes: jurisdictionRoutes,
  errors: {
    INVALID_REGULATION_CODE: { status: 400, text: "Invalid regulation code" },
    TEMPLATE_NOT_LOADED: { status: 404, text: "Failed to load jurisdiction template" },
  },
} as const satisfies ContractSlice;
