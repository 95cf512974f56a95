/** When each journey begins, in the browser and in the sandbox: noon on a Wednesday, unless `CLOCK` names another instant. */
export const start = new Date(process.env.CLOCK ?? '2026-11-25T12:00:00+01:00');
