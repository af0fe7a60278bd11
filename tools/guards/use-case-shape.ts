import { isTest, type SourceFile } from "../source/files.ts";
import { type Node, parse } from "../source/syntax.ts";
import type { Finding, Guard } from "./guard.ts";

/**
 * A use case is `(deps, caller, input)`: whoever reads a route knows which argument is what, and a test can hand over
 * less than a whole server. Functions that run work for a use case (`withMember<T>(…, work)`) are none.
 */
export const useCaseShape: Guard = {
  name: "use case shape",
  check: (files) => files.filter(({ path }) => isLookedAt(path)).flatMap(problems),
};

function isLookedAt(path: string): boolean {
  return /^apps\/server\/src\/slices\/.+\.ts$/.test(path) && !isTest(path) && !path.includes("/testing/");
}

function problems(file: SourceFile): Finding[] {
  const { program, lineAt } = parse(file);
  return program.body.flatMap((node: Node): Finding[] => {
    const made = node.type === "ExportNamedDeclaration" ? node.declaration : null;
    if (made?.type !== "FunctionDeclaration" || made.typeParameters) return [];
    const params: string[] = made.params.map((param: Node) => file.text.slice(param.start, param.end));
    const at = params.findIndex((param) => /^caller\??: Caller\b/.test(param));
    const fits = at === 1 && params.length <= 3 && !/: Pool$/.test(params[0]!);
    if (at === -1 || fits) return [];
    const what = `${made.id.name} takes a caller: a use case is (deps, caller, input), with one object for all of the input`;
    return [{ path: file.path, line: lineAt(made.start), what }];
  });
}
