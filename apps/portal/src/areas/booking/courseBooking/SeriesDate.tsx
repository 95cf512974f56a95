import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage } from 'react-intl';
import { type CourseAppointment, freePlaces } from '../courses/bookingState.ts';
import { stateMessages } from '../courses/stateMessages.ts';
import { Period } from '../../../lib/dates/Period.tsx';
import { DateFailure } from './DateFailure.tsx';
import { seriesMessages } from './seriesMessages.ts';
import type { DateResult } from './useSeries.ts';

interface SeriesDateProps {
  date: CourseAppointment;
  /** Undefined until booking has been tried. */
  result: DateResult | undefined;
  /** Other booking of the user at that time. */
  clash: CalendarItem | undefined;
  ticked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/**
 * Date of a series as a checkbox, or with its result once booked. A refused date can be tried
 * again.
 */
export function SeriesDate({ date, result, clash, ticked, disabled, onToggle }: SeriesDateProps) {
  const { course, slot } = date;
  const when = (
    <Period start={slot.startDateTime} end={slot.endDateTime} zone={slot.studio.zoneId} />
  );
  if (result?.kind === 'booked')
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 42 }}>
        {when}
        <Tag filled>
          {result.item.onWaitingList ? (
            <FormattedMessage
              {...stateMessages.onWaitingList}
              values={{ position: result.item.waitingListPosition ?? 0 }}
            />
          ) : (
            <FormattedMessage {...seriesMessages.booked} />
          )}
        </Tag>
      </Box>
    );
  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={ticked} disabled={disabled} onChange={onToggle} />}
        label={
          <>
            {when}
            {freePlaces(course) === 0 && (
              <>
                {' · '}
                <FormattedMessage {...seriesMessages.waitingOnly} />
              </>
            )}
          </>
        }
      />
      {clash && !result && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...seriesMessages.clash} values={{ name: clash.name }} />
        </Typography>
      )}
      {result && <DateFailure result={result} zone={slot.studio.zoneId} />}
    </div>
  );
}
