import Typography from '@mui/material/Typography';
import type { Picture as PictureFiles } from '@studio-portal/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Period } from '../../../lib/dates/Period.tsx';
import { resultMessages } from './resultMessages.ts';
import { Ticket } from './Ticket.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

interface ResultCardProps {
  name: string;
  picture?: PictureFiles | null;
  color?: string;
  when?: { start: Date; end: Date };
  who?: readonly string[];
  where?: string;
  /** Label for the person and who booked for them; omitted for the user's own booking. */
  bookedBy?: string | undefined;
  /** Location and directions. */
  children: ReactNode;
  /** Below the perforation of the ticket. */
  stub?: ReactNode;
}

/** Card of a booking: picture, name, time and place. */
export function ResultCard(props: ResultCardProps) {
  const { name, picture, color, when, who, where, bookedBy, children, stub } = props;
  const intl = useIntl();
  const { studio } = useStudio();
  return (
    <Ticket picture={picture} color={color} stub={stub}>
      <Typography variant="h2" component="p">
        {name}
      </Typography>
      {when && (
        <Typography variant="subtitle1" component="p" sx={{ mt: 0.5 }}>
          <Period {...when} zone={studio.zoneId} />
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {who && who.length > 0 && (
          <>
            <FormattedMessage {...resultMessages.with} values={{ who: intl.formatList(who) }} />
            <br />
          </>
        )}
        {where && (
          <>
            {where}
            <br />
          </>
        )}
        {children}
      </Typography>
      {bookedBy && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {bookedBy}
        </Typography>
      )}
    </Ticket>
  );
}
