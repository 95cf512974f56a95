import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { FreeSlot } from './FreeSlot.ts';
import { messages } from './messages.ts';

/** Maximum number of slots shown. */
const maxShown = 6;

interface NextFreeProps<S extends FreeSlot> {
  /** Slots by start; undefined while loading. */
  slots: readonly S[] | undefined;
  onSelect: (slot: S) => void;
}

/** Says that the day has no free time and offers the next ones. */
export function NextFree<S extends FreeSlot>({ slots, onSelect }: NextFreeProps<S>) {
  const { studio } = useStudio();
  const free = slots?.filter(({ alreadyBooked }) => !alreadyBooked).slice(0, maxShown);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status">
        <FormattedMessage
          {...(free?.length === 0 ? messages.nothingSoon : messages.nothingOnDay)}
        />
      </Typography>
      {free && free.length > 0 && (
        <section aria-labelledby="next-free">
          <Typography id="next-free" variant="h3" sx={{ mb: 1 }}>
            <FormattedMessage {...messages.nextFree} />
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {free.map((slot) => (
              <Button
                key={slot.startDateTime.toJSON()}
                variant="outlined"
                onClick={() => onSelect(slot)}
              >
                <Moment at={slot.startDateTime} zone={studio.zoneId} />
              </Button>
            ))}
          </Box>
        </section>
      )}
    </Box>
  );
}
