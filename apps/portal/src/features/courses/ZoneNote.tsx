import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { clocksDiffer, now, readerZone } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** Names the zone of the studio to a reader whose clock shows another time; nothing to all others. */
export function ZoneNote() {
  const { studio } = useStudio();
  if (!clocksDiffer(now(), studio.zoneId, readerZone())) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
      <FormattedMessage
        {...messages.zoneNote}
        values={{ zone: studio.zoneId.replaceAll('_', ' ') }}
      />
    </Typography>
  );
}
