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
  /** Free slots by start. */
  slots: readonly S[];
  onSelect: (slot: S) => void;
}

/** Offers the next free times, if there are any. */
export function NextFree<S extends FreeSlot>({ slots, onSelect }: NextFreeProps<S>) {
  const { studio } = useStudio();
  if (slots.length === 0) return null;
  return (
    <section aria-labelledby="next-free">
      <Typography id="next-free" variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage {...messages.nextFree} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {slots.slice(0, maxShown).map((slot) => (
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
  );
}
