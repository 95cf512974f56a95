import { styled } from '@mui/material/styles';
import { InAppLink } from '@studio-portal/ui/InAppLink';
import { fontWeights, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { formatFullMoment, formatTimes } from '../../../lib/dates/moments.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { type Visit, visitPath, visitTitle } from './visit.ts';
import { VisitDetails } from './VisitDetails.tsx';
import { VisitPicture } from './VisitPicture.tsx';
import { VisitState } from './VisitState.tsx';

const Root = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: `${space(12)} ${space(24)}`,
  alignItems: 'center',
  paddingBlock: space(16),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBottom: 0 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '56px minmax(0, 1fr)',
    columnGap: space(12),
    alignItems: 'start',
  },
}));

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: space(2),
  color: theme.vars.palette.text.secondary,
  '& time': {
    color: theme.vars.palette.text.primary,
    fontWeight: fontWeights.medium,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(4)} ${space(8)}`,
  '& > h4': { ...theme.typography.subtitle1, margin: 0, color: theme.vars.palette.text.primary },
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // Extends the link's hit area to the whole row, below the action.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

const Action = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { gridColumn: 2 },
}));

interface VisitRowProps {
  visit: Visit;
  /** Shows the day beside the time, where no heading names it. */
  withDay?: boolean;
  /** Action of an upcoming visit. */
  action?: ReactNode;
}

/** Shows a booking or reservation as a row. Times are in the time zone of its studio. */
export function VisitRow({ visit, withDay = false, action }: VisitRowProps) {
  const intl = useIntl();
  const { startDateTime, endDateTime, studio } = visit;
  const href = visitPath(visit, useStudio());
  const title = visitTitle(visit, intl);
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return (
    <Root>
      <VisitPicture visit={visit} />
      <Body>
        <time
          dateTime={startDateTime.toJSON()}
          title={formatFullMoment(startDateTime, intl.locale, studio.zoneId)}
        >
          {withDay && `${formatInstant(startDateTime, intl.locale, studio.zoneId, day)} · `}
          {formatTimes(startDateTime, endDateTime, intl.locale, studio.zoneId)}
        </time>
        <Title>
          <h4>{href === undefined ? title : <InAppLink to={href}>{title}</InAppLink>}</h4>
          <VisitState visit={visit} />
        </Title>
        <VisitDetails visit={visit} />
      </Body>
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
