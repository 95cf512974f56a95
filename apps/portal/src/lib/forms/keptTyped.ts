/**
 * What was typed into forms outside of flows and is not saved, for whoever looks at another page meanwhile. Personal data stay
 * in the page's memory; only a flow keeps them in session storage, until it ends.
 */
const kept = new Map<string, Readonly<Record<string, string | boolean>>>();

export const typedBefore = (form: string) => kept.get(form);

/** @param values undefined when there is nothing to keep any more */
export function keepTyped(
  form: string,
  values: Readonly<Record<string, string | boolean>> | undefined,
): void {
  if (values) kept.set(form, values);
  else kept.delete(form);
}

/** Whoever leaves takes with them what they typed. */
export const forgetTyped = (): void => kept.clear();
