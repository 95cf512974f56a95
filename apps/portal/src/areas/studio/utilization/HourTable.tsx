import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { ShownHour } from './shownHours.ts';

const Details = styled('details')(({ theme }) => ({
  marginTop: space(8),
  '& summary': { cursor: 'pointer', minHeight: 24, color: theme.vars.palette.text.secondary },
  '& table': { borderCollapse: 'collapse', marginTop: space(8) },
  '& th, & td': {
    padding: `${space(4)} ${space(24)} ${space(4)} 0`,
    textAlign: 'start',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th': { color: theme.vars.palette.text.secondary },
}));

/** The chart as a table, one row per hour. */
export function HourTable({ hours }: { hours: readonly ShownHour[] }) {
  const intl = useIntl();
  return (
    <Details>
      <summary>
        <FormattedMessage {...messages.table} />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.hour} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.share} />
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ key, range, percentage, kind }) => (
            <tr key={key}>
              <th scope="row">{range}</th>
              <td>
                {intl.formatNumber(percentage / 100, { style: 'percent' })}{' '}
                <FormattedMessage
                  {...(kind === 'counted' ? messages.counted : messages.expected)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}
