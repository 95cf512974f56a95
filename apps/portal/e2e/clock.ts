/**
 * The instant at which each journey begins, in the browser and the sandbox: noon on a Wednesday unless `CLOCK`
 * is set.
 */
export const start = new Date(process.env.CLOCK ?? '2026-11-25T12:00:00+01:00');
