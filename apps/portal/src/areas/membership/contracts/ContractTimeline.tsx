import { styled } from '@mui/material/styles';
import type { MemberContract } from '@studio-portal/sdk/types';
import { fontWeights, space } from '@studio-portal/ui/tokens';
import { useIntl } from 'react-intl';
import { formatLongDay, formatRecurringPrice } from '../../joining/words/contractFormats.ts';
import { type Day, dayInZone, formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useAcceptedPauses } from '../idlePeriods/useAcceptedPauses.ts';
import { messages } from './messages.ts';
import { type PointKind, buildTimeline } from './buildTimeline.ts';

const dot = 12;

const Line = styled('ol')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    gap: space(2),
    padding: `0 0 ${space(24)} ${space(32)}`,
    overflowWrap: 'anywhere',
  },
  '& li:last-child': { paddingBottom: 0 },
  // Dot of a day and the line to the next one.
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 5,
    boxSizing: 'border-box',
    width: dot,
    height: dot,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.outline}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: dot / 2 - 1,
    top: dot + 9,
    bottom: -1,
    width: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  '& li[data-past]::before': { backgroundColor: theme.vars.palette.outline },
  '& li[aria-current]::before': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& strong': { fontWeight: fontWeights.medium },
  '& time': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Dates of a contract from start to end, including today. */
export function ContractTimeline({ contract }: { contract: MemberContract }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const pointLabel = usePointLabel(contract);
  const pauses = useAcceptedPauses();
  const timeline = buildTimeline(
    contract,
    dayInZone(studio.zoneId),
    contract.state === 'RUNNING' ? pauses : [],
  );
  return (
    <Line>
      {timeline.map(({ day, kinds, isPast }) => (
        <li
          key={day}
          data-past={isPast || undefined}
          aria-current={kinds.includes('today') ? 'date' : undefined}
        >
          {kinds.map((kind) => (
            <strong key={kind}>{pointLabel(kind, day)}</strong>
          ))}
          <time dateTime={day}>{formatDay(day, intl.locale, { dateStyle: 'long' })}</time>
        </li>
      ))}
    </Line>
  );
}

function usePointLabel(contract: MemberContract): (kind: PointKind, day: Day) => string {
  const intl = useIntl();
  return (kind, day) => {
    if (kind === 'noticeBy')
      return intl.formatMessage(messages.noticeBy, {
        day: formatLongDay(contract.nextEndDate, intl),
      });
    if (kind !== 'newPrice') return intl.formatMessage(messages[kind]);
    const change = contract.priceChanges.find(({ startDate }) => fromWire(startDate) === day);
    return intl.formatMessage(messages.newPrice, {
      price: change ? formatRecurringPrice(change.price, contract.paymentFrequency, intl) : '',
    });
  };
}
