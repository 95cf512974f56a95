import Typography from '@mui/material/Typography';
import type { Picture as PictureFiles } from '@studio-portal/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Period } from '../../../lib/dates/Period.tsx';
import { PicturedCard } from '../flow/PicturedCard.tsx';
import { resultMessages } from './resultMessages.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

interface ResultCardProps {
  name: string;
  picture?: PictureFiles | null;
  color?: string;
  when?: { start: Date; end: Date };
  who?: readonly string[];
  where?: string;
  /** For whom it is, and who has booked it, in words; left out where the reader has for themselves. */
  bookedBy?: string | undefined;
  /** Where it is and how to get there. */
  children: ReactNode;
}

/** What is booked, as one would recognise it: picture, name, when, where. */
export function ResultCard(props: ResultCardProps) {
  const { name, picture, color, when, who, where, bookedBy, children } = props;
  const intl = useIntl();
  const { studio } = useStudio();
  return (
    <PicturedCard picture={picture} color={color} sx={{ mt: 2 }}>
      <Typography variant="h3" component="p">
        {name}
      </Typography>
      {when && (
        <Typography sx={{ mt: 0.5 }}>
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
    </PicturedCard>
  );
}
