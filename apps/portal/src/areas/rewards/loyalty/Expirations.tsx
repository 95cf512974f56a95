import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LoyaltyExpiration } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  maxWidth: 640,
  marginTop: space(8),
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: `${space(8)} ${space(16)} ${space(8)} 0`,
    textAlign: 'start',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& thead th': { color: theme.vars.palette.text.secondary },
  '& td:last-child': { width: '60%', paddingRight: 0 },
}));

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 12,
  minWidth: 2,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.highlight.main,
}));

/** Table of expiring points, with a bar for each day. */
export function Expirations({ expirations }: { expirations: readonly LoyaltyExpiration[] }) {
  const intl = useIntl();
  const highest = Math.max(...expirations.map(({ points }) => points), 1);
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4 }}>
        <FormattedMessage {...messages.expiring} />
      </Typography>
      {expirations.length === 0 ? (
        <FormattedMessage {...messages.noneExpiring} />
      ) : (
        <Table aria-label={intl.formatMessage(messages.expiring)}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...messages.day} />
              </th>
              <th scope="col">
                <FormattedMessage {...messages.count} />
              </th>
              <td aria-hidden />
            </tr>
          </thead>
          <tbody>
            {expirations.map(({ points, date }) => (
              <tr key={fromWire(date)}>
                <td>{formatDay(fromWire(date), intl.locale, { dateStyle: 'medium' })}</td>
                <td>{intl.formatNumber(points)}</td>
                <td aria-hidden>
                  <Bar style={{ width: `${(points / highest) * 100}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
