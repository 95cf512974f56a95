import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { CancelButton } from './CancelButton.tsx';
import { CancelDialogs } from './CancelDialogs.tsx';
import { BookingRow } from './BookingRow.tsx';
import { ShowMore } from '../../../lib/page/ShowMore.tsx';
import { useIncrementalList } from '../../../lib/page/useIncrementalList.ts';
import { messages } from './messages.ts';

const List = styled('ul')({ margin: 0, padding: 0 });
const Part = styled('section')({ marginBottom: space(50) });

/** Lists upcoming bookings, which can be canceled, then past and canceled ones. */
export function BookingList({
  current,
  history,
}: {
  current: readonly CalendarItem[];
  history: readonly CalendarItem[];
}) {
  const past = useIncrementalList(history, 'past');
  return (
    <CancelDialogs>
      <Part aria-labelledby="upcoming">
        <Typography id="upcoming" variant="h2">
          <FormattedMessage {...messages.upcoming} />
        </Typography>
        {current.length === 0 && (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            <FormattedMessage {...messages.nothingUpcoming} />
          </Typography>
        )}
        <List>
          {current.map((item) => (
            <BookingRow key={item.uuid} item={item} action={<CancelButton item={item} />} />
          ))}
        </List>
      </Part>
      {history.length > 0 && (
        <Part aria-labelledby="past">
          <Typography id="past" variant="h2">
            <FormattedMessage {...messages.past} />
          </Typography>
          <List>
            {past.shown.map((item) => (
              <BookingRow key={item.uuid} item={item} />
            ))}
          </List>
          <ShowMore {...past} label={messages.showMore} />
        </Part>
      )}
    </CancelDialogs>
  );
}
