import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Item } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';

/**
 * Until when it can be canceled and what comes back then; of a place on a waiting list, until when it can be left and that nothing is
 * charged before; that it no longer can be where that moment is over. Undefined where there is no such moment.
 * @param isPaid whether an offer is paid for it, or will be
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
