import { findCancelationRule } from '../../studios/cancelationRule.ts';
import type { Booker, Terms } from '../rules.ts';
import type { Appointment } from './appointments.ts';

/** Returns the conditions of a place in a course. */
export function toTerms(
  { course, studio }: Pick<Appointment, 'course' | 'studio'>,
  { accountId }: Pick<Booker, 'accountId'>,
  { acceptsLatePromotion }: Pick<Terms, 'acceptsLatePromotion'> = {},
): Terms {
  const cancelationRule = findCancelationRule(accountId === null, course, studio);
  return { cancelationRule, acceptsLatePromotion };
}
