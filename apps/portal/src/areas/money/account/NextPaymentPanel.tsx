import Typography from '@mui/material/Typography';
import {
  getGetContractOutlooksQueryOptions,
  useListContracts,
} from '@studio-portal/sdk/api/contracts';
import type { CustomerAccount } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { useQueries } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayInZone, formatDay } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { ItemList } from '../../../lib/page/ItemList.ts';
import { messages } from './messages.ts';
import { findNextPayment, type NextPayment } from './nextPayment.ts';

/**
 * Next payment of the contracts in the currency of the account, with its items and the difference
 * from the last one; renders nothing if there is none. The page is complete without it, so it shows
 * no loading state or error.
 */
export function NextPaymentPanel({ account }: { account: CustomerAccount }) {
  const { locale } = useIntl();
  const { studio } = useStudio();
  const today = dayInZone(studio.zoneId, useNow());
  const { data: contracts = [] } = useListContracts({ status: 'ACTIVE' });
  const outlooks = useQueries({
    queries: contracts.map(({ id }) => getGetContractOutlooksQueryOptions(id)),
  });
  // A sum without one of the contracts would be wrong.
  if (outlooks.some(({ data }) => data === undefined)) return null;
  const payments = outlooks
    .flatMap(({ data }) => data?.outlooks[0]?.nextPayment ?? [])
    .filter(({ price }) => price.currency === account.openingBalance.currency);
  const next = findNextPayment(payments, account.bookingEntries, today);
  if (!next) return null;
  return (
    <Panel aria-labelledby="next-payment">
      <div>
        <Typography id="next-payment" component="h2" variant="body2" color="textSecondary">
          <FormattedMessage
            {...messages.nextPayment}
            values={{ day: formatDay(next.day, locale, { day: 'numeric', month: 'long' }) }}
          />
        </Typography>
        <Typography variant="h2" component="p">
          {formatPrice(next.total, locale)}
        </Typography>
        {next.change && <Change {...next.change} />}
      </div>
      <ItemList>
        {next.charges.map(({ name, price }, index) => (
          <li key={index}>
            <span>{name}</span>
            <span>{formatPrice(price, locale)}</span>
          </li>
        ))}
      </ItemList>
    </Panel>
  );
}

function Change({ since, difference, isMore, names }: NonNullable<NextPayment['change']>) {
  const intl = useIntl();
  const price = formatPrice(difference, intl.locale);
  const day = formatDay(since, intl.locale, { day: 'numeric', month: 'long' });
  return (
    <Typography variant="body2" color="textSecondary">
      <FormattedMessage
        {...(isMore ? messages.moreThan : messages.lessThan)}
        values={{ price, day }}
      />
      {names.length > 0 && ` (${intl.formatList(names)})`}
    </Typography>
  );
}
