import type { LateCancelation } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { flowMessages } from './flowMessages.ts';

const texts = {
  before: { FEE: flowMessages.lateFee, FORFEITED: flowMessages.lateForfeited },
  after: { FEE: flowMessages.lateFeeNow, FORFEITED: flowMessages.lateForfeitedNow },
};

/**
 * Says what a cancelation costs after the end of free cancelation; nothing where it is not possible
 * then.
 * @param isLate true once free cancelation has ended
 */
export function LateCancelationNote({ late, isLate }: { late: LateCancelation; isLate: boolean }) {
  const intl = useIntl();
  const { consequence, fee } = late;
  if (consequence === 'NOT_POSSIBLE') return null;
  return (
    <FormattedMessage
      {...texts[isLate ? 'after' : 'before'][consequence]}
      values={{ fee: fee && formatPrice(fee, intl.locale) }}
    />
  );
}
