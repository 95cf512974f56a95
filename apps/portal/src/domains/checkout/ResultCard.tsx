import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Picture as PictureFiles } from '@studio-portal/sdk/types';
import { Picture } from '@studio-portal/ui/Picture';
import { radii, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Period } from '../../lib/Period.tsx';
import { resultMessages } from './resultMessages.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: space(24),
  alignItems: 'center',
  width: '100%',
  boxSizing: 'border-box',
  padding: space(16),
  marginTop: space(16),
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& picture, & img': { borderRadius: radii.control },
  '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16) },
}));

interface ResultCardProps {
  name: string;
  picture?: PictureFiles | null;
  color?: string;
  when?: { start: Date; end: Date };
  who?: readonly string[];
  where?: string;
  /** Where it is and how to get there. */
  children: ReactNode;
}

/** What is booked, as one would recognise it: picture, name, when, where. */
export function ResultCard({ name, picture, color, when, who, where, children }: ResultCardProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  return (
    <Card {...(picture ? {} : { 'data-plain': '' })}>
      {picture && (
        <Picture
          small={{ src: picture.url, width: picture.width }}
          width={picture.width}
          height={picture.height}
          {...(color ? { color } : {})}
          alt=""
        />
      )}
      <div>
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
      </div>
    </Card>
  );
}
