import { styled } from '@mui/material/styles';
import type { Checkin } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { Minutes } from '../../../lib/dates/Minutes.tsx';
import { formatClockInSentence, formatTimes } from '../../../lib/dates/moments.ts';
import { ShowMore } from '../../../lib/page/ShowMore.tsx';
import { useIncrementalList } from '../../../lib/page/useIncrementalList.ts';
import { messages } from './messages.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: `${space(12)} ${space(8)} ${space(12)} 0`,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: theme.vars.palette.text.secondary },
}));

const columns = [messages.day, messages.times, messages.duration] as const;

/** Lists the visits, the latest first, with their studios if there is more than one. */
export function VisitTable({ visits, from }: { visits: readonly Checkin[]; from: string }) {
  const intl = useIntl();
  const growing = useIncrementalList(visits, from);
  const isSingleStudio = new Set(visits.map(({ studio }) => studio.id)).size === 1;
  return (
    <>
      <Table aria-label={intl.formatMessage(messages.all)}>
        <thead>
          <tr>
            {[...columns, ...(isSingleStudio ? [] : [messages.studio])].map((column) => (
              <th key={column.id} scope="col">
                <FormattedMessage {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {growing.shown.map((visit) => (
            <Row key={visit.id} visit={visit} showsStudio={!isSingleStudio} />
          ))}
        </tbody>
      </Table>
      <ShowMore {...growing} label={messages.more} />
    </>
  );
}

function Row({ visit, showsStudio }: { visit: Checkin; showsStudio: boolean }) {
  const intl = useIntl();
  const { date, checkinTime, checkoutTime, durationMinutes, studio } = visit;
  const { zoneId } = studio;
  return (
    <tr>
      <td>{formatDay(fromWire(date), intl.locale, { dateStyle: 'medium' })}</td>
      <td>
        {checkoutTime ? (
          formatTimes(checkinTime, checkoutTime, intl.locale, zoneId)
        ) : (
          <FormattedMessage
            {...messages.goesOn}
            values={{ time: formatClockInSentence(checkinTime, intl.locale, zoneId) }}
          />
        )}
      </td>
      <td>{durationMinutes !== null && <Minutes count={durationMinutes} />}</td>
      {showsStudio && <td>{studio.name}</td>}
    </tr>
  );
}
