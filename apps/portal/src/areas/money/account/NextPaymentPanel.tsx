import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useListContracts } from '@studio-portal/sdk/api/contracts';
import type { BookingEntry } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayInZone, formatDay } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { findNextPayment, type NextPayment } from './nextPayment.ts';

const Charges = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(16),
    overflowWrap: 'anywhere',
  },
}));

/**
 * Next payment of the contracts, with its items and the difference from the last one; renders
 * nothing if there is none. The page is complete without it, so it shows no loading state or error.
 * @param entries of the account up to today, newest first
 */
export function NextPaymentPanel({ entries }: { entries: readonly BookingEntry[] }) {
  const { locale } = useIntl();
  const { studio } = useStudio();
  const today = dayInZone(studio.zoneId, useNow());
  const { data } = useListContracts({ status: 'ACTIVE' });
  const next = data && findNextPayment(data, entries, today);
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
      <Charges>
        {next.charges.map(({ name, price }, index) => (
          <li key={index}>
            <span>{name}</span>
            <span>{formatPrice(price, locale)}</span>
          </li>
        ))}
      </Charges>
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
