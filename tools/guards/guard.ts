import type { SourceFile } from "../source/files.ts";

export type Finding = { path: string; line: number; what: string };

/** A rule of the house that reads the project's files and says where they break it. No finding, no objection. */
export type Guard = { name: string; check: (files: SourceFile[]) => Finding[] };

export const showFinding = (finding: Finding) => `${finding.path}:${finding.line} ${finding.what}`;
