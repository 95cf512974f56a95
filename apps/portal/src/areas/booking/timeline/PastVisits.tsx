import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayInZone, formatInstant } from '../../../lib/dates/dates.ts';
import { ShowMore } from '../../../lib/page/ShowMore.tsx';
import { useIncrementalList } from '../../../lib/page/useIncrementalList.ts';
import { messages } from './messages.ts';
import { sortVisits, type Visit, visitKey } from './visit.ts';
import { VisitRow } from './VisitRow.tsx';

const Month = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > summary': {
    ...theme.typography.subtitle1,
    paddingBlock: space(12),
    cursor: 'pointer',
    '& > span': {
      ...theme.typography.body2,
      marginInlineStart: space(8),
      color: theme.vars.palette.text.secondary,
    },
  },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
}));

/** Past and canceled visits by month, the latest first; only the latest month is open. */
export function PastVisits({ visits }: { visits: readonly Visit[] }) {
  const sorted = sortVisits(visits).toReversed();
  const months = Object.entries(
    Object.groupBy(sorted, ({ startDateTime, studio }) =>
      dayInZone(studio.zoneId, startDateTime).slice(0, 7),
    ),
  );
  const { shown, ...rest } = useIncrementalList(months, 'past');
  return (
    <section aria-labelledby="past">
      <Typography id="past" variant="h2" sx={{ mb: 1 }}>
        <FormattedMessage {...messages.past} />
      </Typography>
      {shown.map(([month, inMonth = []], index) => (
        <PastMonth key={month} visits={inMonth} isLatest={index === 0} />
      ))}
      <ShowMore {...rest} label={messages.showMoreMonths} />
    </section>
  );
}

/** Visits of a month, whose rows render once it is opened. */
function PastMonth({ visits, isLatest }: { visits: readonly Visit[]; isLatest: boolean }) {
  const { locale } = useIntl();
  const [isOpen, setOpen] = useState(isLatest);
  const [first] = visits;
  return (
    <Month open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {first &&
          formatInstant(first.startDateTime, locale, first.studio.zoneId, {
            month: 'long',
            year: 'numeric',
          })}
        <span>
          <FormattedMessage {...messages.count} values={{ count: visits.length }} />
        </span>
      </summary>
      {isOpen && (
        <ul>
          {visits.map((visit) => (
            <VisitRow key={visitKey(visit)} visit={visit} withDay />
          ))}
        </ul>
      )}
    </Month>
  );
}
