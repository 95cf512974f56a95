import { styled } from '@mui/material/styles';
import type { BookingEntryType, CustomerAccount } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: `${space(12)} ${space(16)} ${space(12)} 0`,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& th:nth-of-type(n + 3), & td:nth-last-of-type(-n + 2):not([colspan])': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& th:last-child, & td:last-child': { paddingRight: 0 },
  '& thead th, & small': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& th, & td': { paddingRight: space(8) } },
}));

const kinds: Readonly<Record<BookingEntryType, MessageDescriptor>> = {
  CLAIM: messages.charged,
  PAYMENT: messages.paid,
  REVERSAL: messages.reversed,
};

/** Account entries, newest first, each with the balance after it. */
export function EntryTable({ account }: { account: CustomerAccount }) {
  const intl = useIntl();
  const { bookingEntries, openingBalance } = account;
  return (
    <Table aria-label={intl.formatMessage(messages.entries)}>
      <thead>
        <tr>
          {[messages.day, messages.what, messages.amount, messages.balance].map((column) => (
            <th key={column.id} scope="col">
              <FormattedMessage {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookingEntries.map(({ type, name, amount, balance, dueDate }, index) => (
          <tr key={index}>
            <td>{formatDay(fromWire(dueDate), intl.locale, { dateStyle: 'medium' })}</td>
            <td>
              {name ?? intl.formatMessage(kinds[type])}
              {name !== null && (
                <>
                  <br />
                  <small>
                    <FormattedMessage {...kinds[type]} />
                  </small>
                </>
              )}
            </td>
            <td>{formatPrice(amount, intl.locale)}</td>
            <td>{formatPrice(balance, intl.locale)}</td>
          </tr>
        ))}
        <tr>
          <td colSpan={3}>
            <FormattedMessage {...messages.before} />
          </td>
          <td>{formatPrice(openingBalance, intl.locale)}</td>
        </tr>
      </tbody>
    </Table>
  );
}
