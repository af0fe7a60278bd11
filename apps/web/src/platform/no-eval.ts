/**
 * zod compiles object schemas with `new Function` where it can, and tries out whether it can. The content policy
 * forbids it and reports every try, so zod is told beforehand. It reads this global when its first module runs.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
