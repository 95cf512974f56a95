/**
 * Narrows an unknown value to an object. Pages with forms validate with zod; this is for startup
 * modules and pages that would load zod for one guard alone
 * (decisions/004-request-schemas-validate-forms.md).
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
