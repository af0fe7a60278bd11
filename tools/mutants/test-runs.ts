import { join } from "node:path";
import { createVitest, type TestModule, type Vite } from "vitest/node";

type EnvironmentModuleGraph = Vite.EnvironmentModuleGraph;
type EnvironmentModuleNode = Vite.EnvironmentModuleNode;

/** The end of one test: `asserted` when an expectation failed, and not something else on the way to it. */
export interface TestEnd {
  path: string;
  title: string;
  state: "passed" | "failed";
  asserted: boolean;
  message: string;
}
/** `broken` has what went wrong outside of tests: a file that cannot be loaded, a hook, an unhandled rejection. */
export interface RunEnd {
  ends: TestEnd[];
  broken: string[];
}
export interface TestRuns {
  run(tests: readonly { path: string; title: RegExp }[]): Promise<RunEnd>;
  /** Forgets what was compiled of this file. */
  changed(path: string): void;
  close(): Promise<void>;
}

/** One Vitest for all runs: configuration, compiled files and the migrated test database are made once. */
export async function startTestRuns(root: string): Promise<TestRuns> {
  const vitest = await createVitest("test", { root, watch: false, reporters: [{}], passWithNoTests: true });
  return {
    async run(tests) {
      const patterns = new Map<string, RegExp[]>();
      for (const { path, title } of tests) patterns.set(path, [...(patterns.get(path) ?? []), title]);
      const all = await vitest.globTestSpecifications([...patterns.keys()].map((path) => join(root, path)));
      const specifications = all.flatMap(({ project, moduleId }) => {
        const titles = [...patterns].find(([path]) => moduleId === join(root, path))?.[1];
        if (!titles) return [];
        const testNamePattern = new RegExp(titles.map(({ source }) => source).join("|"));
        return [project.createSpecification(moduleId, { testNamePattern })];
      });
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      // It remembers the modules of earlier runs as well.
      const own = testModules.filter(({ moduleId }) => specifications.some((one) => one.moduleId === moduleId));
      return {
        ends: own.flatMap((module) => endsOf(root, module)),
        broken: [...own.flatMap(brokenOf), ...unhandledErrors.map((error) => String(error))],
      };
    },
    changed(path) {
      const file = join(root, path);
      vitest.invalidateFile(file);
      for (const { vite } of vitest.projects)
        for (const { moduleGraph } of Object.values(vite.environments)) forget(moduleGraph, file);
    },
    close: () => vitest.close(),
  };
}

/**
 * Compiles a file and all that imports it anew. Vite would keep the importers and only look at them again, which fails
 * where one of them was still being compiled when the last run ended.
 */
function forget(graph: EnvironmentModuleGraph, file: string): void {
  const found = new Set<EnvironmentModuleNode>();
  const collect = (module: EnvironmentModuleNode) => {
    if (found.has(module)) return;
    found.add(module);
    for (const importer of module.importers) collect(importer);
  };
  for (const module of graph.getModulesByFile(file) ?? []) collect(module);
  for (const module of found) graph.invalidateModule(module);
}

function endsOf(root: string, module: TestModule): TestEnd[] {
  return [...module.children.allTests()].flatMap((test) => {
    const result = test.result();
    if (result.state !== "passed" && result.state !== "failed") return [];
    const errors = result.errors ?? [];
    return [
      {
        path: module.moduleId.slice(root.length + 1),
        title: test.fullName.replaceAll(" > ", " "),
        state: result.state,
        asserted: errors.some(isAssertion),
        message: errors[0]?.message ?? "",
      },
    ];
  });
}

interface Failure {
  name?: string | undefined;
  message?: string | undefined;
  cause?: unknown;
}

/** fast-check wraps the expectation that failed. */
function isAssertion({ name, message, cause }: Failure): boolean {
  if (name === "AssertionError" || message?.startsWith("Property failed")) return true;
  return typeof cause === "object" && cause !== null && isAssertion(cause as Failure);
}

function brokenOf(module: TestModule): string[] {
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  return [...module.errors(), ...suites].map(({ message }) => message);
}
