import type { IdlePeriodEffect } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { FactList } from '../../../lib/page/FactList.tsx';
import { messages } from './messages.ts';

/**
 * Effect of a pause on its contract, calculated with the studio's billing rules: paused days,
 * waived charges and the new end date.
 */
export function IdleEffect({ effect }: { effect: IdlePeriodEffect }) {
  const intl = useIntl();
  const { contractName, restingDays, notCharged, endDateBefore, endDateAfter } = effect;
  const before = formatLongDay(endDateBefore, intl);
  const after = formatLongDay(endDateAfter, intl);
  return (
    <FactList
      facts={[
        [
          messages.when,
          <span key="rests">
            <FormattedMessage {...messages.rests} values={{ name: contractName }} />
            {', '}
            <FormattedMessage {...messages.days} values={{ count: restingDays }} />
          </span>,
        ],
        [messages.notCharged, <strong key="price">{formatPrice(notCharged, intl.locale)}</strong>],
        [
          messages.term,
          intl.formatMessage(before === after ? messages.same : messages.longer, {
            before,
            after,
            day: after,
          }),
        ],
      ]}
    />
  );
}
