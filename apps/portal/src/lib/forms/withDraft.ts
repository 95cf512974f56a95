import { readFormDraft } from './formDrafts.ts';

/** Returns the initial values of a form, replaced by its draft where there is one. */
export function withDraft<Values extends Record<string, string>>(
  form: string,
  start: Values,
): Values {
  const typed = readFormDraft(form);
  if (!typed) return start;
  const filled: Values = { ...start };
  for (const name of Object.keys(start))
    if (typeof typed[name] === 'string') Object.assign(filled, { [name]: typed[name] });
  return filled;
}
