import Typography from '@mui/material/Typography';
import { defineMessages, FormattedMessage } from 'react-intl';
import { texts } from '../i18n/texts.ts';
import { useStudio } from '../routes/StudioContext.tsx';
import { clocksDiffer, now, browserZone } from './dates.ts';

const messages = texts(
  'start',
  defineMessages({
    zoneNote: {
      id: 'commons.zoneNote',
      defaultMessage: 'Times are in the studio’s time zone ({zone}).',
      description: 'Shown when the reader’s clock shows another time than the studio’s.',
    },
  }),
);

/**
 * Names the studio's time zone if the user's clock shows another time; otherwise renders nothing.
 */
export function ZoneNote() {
  const { studio } = useStudio();
  if (!clocksDiffer(now(), studio.zoneId, browserZone())) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
      <FormattedMessage
        {...messages.zoneNote}
        values={{ zone: studio.zoneId.replaceAll('_', ' ') }}
      />
    </Typography>
  );
}
