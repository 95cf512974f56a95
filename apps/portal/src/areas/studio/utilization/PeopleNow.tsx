import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { busyTexts } from '../shared/busyTexts.ts';
import { messages } from './messages.ts';
import { useActiveCheckins } from './useActiveCheckins.ts';

/** Number of people in an open studio that publishes its utilization, and whether that is many. */
export function PeopleNow() {
  const active = useActiveCheckins();
  if (!active) return null;
  return (
    <Typography>
      <FormattedMessage {...busyTexts[active.level]} />
      {' · '}
      <FormattedMessage {...messages.people} values={{ count: active.activeCheckins }} />
    </Typography>
  );
}
