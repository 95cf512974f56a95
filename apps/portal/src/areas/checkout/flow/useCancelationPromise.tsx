import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Item } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import { LateCancelationNote } from './LateCancelationNote.tsx';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';

/**
 * Formats the cancelation terms: the deadline, the refund and what a later cancelation costs; for a
 * waiting list, that it can be left until the start and that nothing is charged before. Undefined
 * if there is no deadline.
 * @param isPaid true if an offer is or will be paid for it
 * @param zone of the item; by default that of the current studio
 */
export function useCancelationPromise(
  {
    cancelableUntil,
    lateCancelation,
    when,
  }: Pick<Item, 'cancelableUntil' | 'lateCancelation' | 'when'>,
  waits: boolean,
  isPaid: boolean,
  zone?: string,
): ReactNode {
  const { studio } = useStudio();
  const present = useNow();
  if (!cancelableUntil) return undefined;
  const until = (at: Date) => ({
    until: <Moment at={at} zone={zone ?? studio.zoneId} inSentence />,
  });
  if (waits)
    return (
      <FormattedMessage
        {...(isPaid ? flowMessages.waitingNote : flowMessages.waitingFree)}
        values={until(when?.start ?? cancelableUntil)}
      />
    );
  const isLate = cancelableUntil <= present;
  const message = isLate
    ? flowMessages.notCancelable
    : isPaid
      ? flowMessages.cancelable
      : flowMessages.cancelableOption;
  return (
    <>
      <FormattedMessage {...message} values={until(cancelableUntil)} />{' '}
      {lateCancelation && <LateCancelationNote late={lateCancelation} isLate={isLate} />}
    </>
  );
}
