/**
 * Whether a value of unknown shape has properties to look at. Pages with forms check what they read with zod; this is for modules of the
 * start and of pages that would load zod for one guard alone (decisions/004-request-schemas-validate-forms.md).
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
