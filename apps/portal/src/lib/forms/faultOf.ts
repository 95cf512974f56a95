import type { IntlShape } from 'react-intl';
import { dayIn, isDay, readerZone } from '../dates.ts';
import type { FieldSpec } from './fieldSpec.ts';
import { ruleOf } from './kinds.ts';
import { validationMessages } from './messages.ts';

/** What a field holds, as it is sent: without the blanks around it, unless they are part of it. */
export const tidied = ({ kind }: FieldSpec, value: string | boolean): string | boolean =>
  typeof value === 'string' && !ruleOf(kind).exact ? value.trim() : value;

/**
 * What is wrong with a field, in the words of the reader; undefined when nothing is.
 * @throws what a check throws: then nothing may be sent
 */
export function faultOf(
  spec: FieldSpec,
  value: string | boolean,
  intl: IntlShape,
): string | undefined | Promise<string | undefined> {
  const { kind, missing, max } = spec;
  const text = tidied(spec, value);
  if (text === '' || text === false) return missing && intl.formatMessage(missing);
  if (text === true) return undefined;
  if (max !== undefined && text.length > max)
    return intl.formatMessage(validationMessages.tooLong, { count: max });
  const { fits, fault } = ruleOf(kind);
  if (kind === 'birthday' && isDay(text) && text >= dayIn(readerZone()))
    return intl.formatMessage(validationMessages.past);
  const answer = fits?.(text) ?? true;
  const told = (good: boolean) => (good ? undefined : intl.formatMessage(fault));
  return typeof answer === 'boolean' ? told(answer) : answer.then(told);
}
