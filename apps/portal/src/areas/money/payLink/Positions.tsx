import { styled } from '@mui/material/styles';
import type { PaymentRequest } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { ...theme.typography.h2, paddingBottom: space(8), textAlign: 'start' },
  '& th, & td': {
    padding: `${space(12)} 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& thead th': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 'inherit' },
  '& :is(th, td) + :is(th, td)': { paddingInlineStart: space(16) },
  '& :is(th, td):last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& tfoot :is(th, td)': { ...theme.typography.subtitle1, borderBottom: 0 },
}));

/** Positions with due dates and amounts, and their total. */
export function Positions({ of }: { of: Pick<PaymentRequest, 'positions' | 'amount'> }) {
  const { locale } = useIntl();
  return (
    <Table>
      <caption>
        <FormattedMessage {...messages.positions} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage {...messages.position} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.due} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.amount} />
          </th>
        </tr>
      </thead>
      <tbody>
        {of.positions.map(({ name, dueDate, amount }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{formatDay(fromWire(dueDate), locale, { dateStyle: 'medium' })}</td>
            <td>{formatPrice(amount, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            <FormattedMessage {...messages.total} />
          </th>
          <td>{formatPrice(of.amount, locale)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
