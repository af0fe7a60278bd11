/** Stands for `act.ts` and `change-plan.ts` in the tests of what carries a change of the plan: nothing is signed, and all is sent. */
export const sendsUnsigned = {
  changePlan: (_owner: unknown, _change: unknown, send: (step: null) => unknown) => send(null),
  readerEdits: async () => [],
  conditionEdits: async () => [],
};
