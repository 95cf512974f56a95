import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Item } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';

/**
 * Formats the cancelation terms: the deadline and the refund; for a waiting list, the deadline for
 * leaving and that nothing is charged before; after the deadline, that cancelation is not possible.
 * Undefined if there is no deadline.
 * @param isPaid true if an offer is or will be paid for it
 */
export function useCancelationPromise(
  { cancelableUntil }: Item,
  waits: boolean,
  isPaid: boolean,
): ReactNode {
  const { studio } = useStudio();
  const present = useNow();
  if (!cancelableUntil) return undefined;
  if (cancelableUntil <= present && !waits)
    return <FormattedMessage {...flowMessages.notCancelable} />;
  const until = <Moment at={cancelableUntil} zone={studio.zoneId} inSentence />;
  const message = waits
    ? isPaid
      ? flowMessages.waitingNote
      : flowMessages.waitingFree
    : isPaid
      ? flowMessages.cancelable
      : flowMessages.cancelableOption;
  return <FormattedMessage {...message} values={{ until }} />;
}
