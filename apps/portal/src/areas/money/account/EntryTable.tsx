import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { BookingEntry, BookingEntryType, CustomerAccount } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { Icon } from '@studio-portal/ui/Icon';
import { space } from '@studio-portal/ui/tokens';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { subtractMoney } from '../../../lib/dates/money.ts';
import type { Month } from './groupByMonth.ts';
import { messages } from './messages.ts';
import { owedItems } from './owedItems.ts';

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
  '& thead th:nth-of-type(n + 3), & td:nth-last-of-type(-n + 2):not([colspan])': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& th:last-child, & td:last-child': { paddingRight: 0 },
  '& thead th, & small': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& th, & td': { paddingRight: space(8) } },
}));

const Toggle = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  gap: space(8),
  marginBlock: `calc(-1 * ${space(12)})`,
  font: 'inherit',
  fontWeight: 550,
  '& svg': { flex: 'none', transition: theme.transitions.create('transform') },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

const kinds: Readonly<Record<BookingEntryType, MessageDescriptor>> = {
  CLAIM: messages.charged,
  PAYMENT: messages.paid,
  REVERSAL: messages.reversed,
};

interface EntryTableProps {
  account: CustomerAccount;
  /** Its entries by month, oldest month first. */
  months: readonly Month[];
}

/**
 * Account entries by month, newest first, each with the balance after it. Only the newest month and
 * that of the oldest debt are unfolded at first.
 */
export function EntryTable({ account, months }: EntryTableProps) {
  const intl = useIntl();
  const since = owedItems(account)[0]?.due;
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
      {months.toReversed().map((month, index) => (
        <MonthRows
          key={month.day}
          month={month}
          startsOpen={
            index === 0 || month.entries.some(({ dueDate }) => fromWire(dueDate) === since)
          }
        />
      ))}
      <tbody>
        <tr>
          <td colSpan={3}>
            <FormattedMessage {...messages.before} />
          </td>
          <td>{formatPrice(account.openingBalance, intl.locale)}</td>
        </tr>
      </tbody>
    </Table>
  );
}

function MonthRows({ month, startsOpen }: { month: Month; startsOpen: boolean }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(startsOpen);
  const { day, charged, paid, entries } = month;
  const [newest] = entries;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          <Toggle aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon of={ChevronDown} size={20} />
            {formatDay(day, intl.locale, { month: 'long', year: 'numeric' })}
          </Toggle>
        </th>
        {newest && (
          <>
            <td>
              {formatPrice(
                subtractMoney(
                  { ...newest.amount, amount: charged },
                  { ...newest.amount, amount: paid },
                ),
                intl.locale,
              )}
            </td>
            <td>{formatPrice(newest.balance, intl.locale)}</td>
          </>
        )}
      </tr>
      {isOpen && entries.map((entry, index) => <EntryRow key={index} entry={entry} />)}
    </tbody>
  );
}

function EntryRow({ entry: { type, name, amount, balance, dueDate } }: { entry: BookingEntry }) {
  const intl = useIntl();
  const kind = type === 'CLAIM' && amount.amount < 0 ? messages.reduced : kinds[type];
  return (
    <tr>
      <td>{formatDay(fromWire(dueDate), intl.locale, { day: 'numeric', month: 'short' })}</td>
      <td>
        {name ?? intl.formatMessage(kind)}
        {name !== null && (
          <>
            <br />
            <small>
              <FormattedMessage {...kind} />
            </small>
          </>
        )}
      </td>
      <td>{formatPrice(amount, intl.locale)}</td>
      <td>{formatPrice(balance, intl.locale)}</td>
    </tr>
  );
}
