import { displayName } from "@heirlock/law/catalogue/display-name";
import { loadLabels } from "@heirlock/law/catalogue/labels";
import type { Requirement, Template } from "@heirlock/law/templates/template";

export async function templateOf(code: string, language: string): Promise<Template> {
  return {
    code,
    language,
    title: displayName(code, await loadLabels(language)),
    checklist: [],
    required_docs: [],
    language_requirements: null,
    authority: null,
    guide_md: null,
    reviewed: null,
  };
}

export function requirementsOf(_template: Template): readonly Requirement[] {
  return [];
}
