import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { InAppLink } from '@studio-portal/ui/InAppLink';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Period } from '../../../lib/dates/Period.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { Ticket } from '../../checkout/result/Ticket.tsx';
import { isBooking, type Visit, visitPath, visitTitle } from './visit.ts';
import { VisitDetails } from './VisitDetails.tsx';
import { VisitState } from './VisitState.tsx';

const Root = styled('li')(({ theme }) => ({
  position: 'relative',
  marginBlock: space(12),
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& h4': { ...theme.typography.h2, margin: `${space(4)} 0 ${space(8)}` },
  '& h4 > a': { color: 'inherit', textDecoration: 'none' },
  '& h4 > a:hover': { textDecoration: 'underline' },
  // Extends the link's hit area to the whole ticket, below its actions.
  '& h4 > a::after': { content: '""', position: 'absolute', inset: 0 },
}));

const Lines = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: space(4),
  marginTop: space(12),
  color: theme.vars.palette.text.secondary,
}));

const Action = styled('div')({ position: 'relative' });

/** The next visit as a ticket at the top of the timeline. */
export function NextVisit({ visit, action }: { visit: Visit; action: ReactNode }) {
  const intl = useIntl();
  const href = visitPath(visit, useStudio());
  const title = visitTitle(visit, intl);
  return (
    <Root>
      <Ticket
        picture={isBooking(visit) ? visit.image : null}
        color={isBooking(visit) ? visit.colorHex : undefined}
        stub={<Action>{action}</Action>}
      >
        <Typography variant="subtitle1" component="p">
          <Period start={visit.startDateTime} end={visit.endDateTime} zone={visit.studio.zoneId} />
        </Typography>
        <h4>{href === undefined ? title : <InAppLink to={href}>{title}</InAppLink>}</h4>
        <VisitState visit={visit} />
        <Lines>
          <VisitDetails visit={visit} />
        </Lines>
      </Ticket>
    </Root>
  );
}
