import { typedBefore } from './keptTyped.ts';

/** What was typed into a form before another page was looked at, else what stands in it at first. */
export function startWithTyped<Values extends Record<string, string>>(
  form: string,
  start: Values,
): Values {
  const typed = typedBefore(form);
  if (!typed) return start;
  const filled: Values = { ...start };
  for (const name of Object.keys(start))
    if (typeof typed[name] === 'string') Object.assign(filled, { [name]: typed[name] });
  return filled;
}
