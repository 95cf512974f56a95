import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { RadioChips } from '@studio-portal/ui/RadioChips';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Day, formatDay, formatInstant } from '../../../lib/dates/dates.ts';
import { dayPartMessages, partOfDay, dayParts } from '../../../lib/dates/dayParts.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { LoadingRegion } from '../../../lib/page/LoadingRegion.tsx';
import type { FreeSlot } from './FreeSlot.ts';
import { messages } from './messages.ts';

interface DayTimesProps<S extends FreeSlot> {
  day: Day;
  /** Slots of the day, by start; undefined while loading. */
  slots: readonly S[] | undefined;
  selected: Date | undefined;
  onSelect: (slot: S) => void;
}

/**
 * Lets the user select a time of the day, grouped by part of the day. Times that the user has
 * booked are marked and disabled.
 */
export function DayTimes<S extends FreeSlot>(props: DayTimesProps<S>) {
  const { day, slots, selected, onSelect } = props;
  const intl = useIntl();
  const name = useId();
  const { studio } = useStudio();
  if (!slots)
    return (
      <LoadingRegion label={messages.loading}>
        <Skeleton variant="rounded" height={148} />
      </LoadingRegion>
    );
  const slotKey = ({ startDateTime }: FreeSlot) => startDateTime.toJSON();
  const groups = Object.groupBy(slots, ({ startDateTime }) =>
    partOfDay(startDateTime, studio.zoneId),
  );
  return (
    <Box component="section" aria-labelledby={`${name}-day`} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={`${name}-day`} variant="h3">
        {formatDay(day, intl.locale, { weekday: 'long', day: 'numeric', month: 'long' })}
      </Typography>
      {dayParts.map((part) => {
        const partSlots = groups[part];
        return (
          partSlots && (
            <RadioChips
              key={part}
              legend={<FormattedMessage {...dayPartMessages[part]} />}
              name={name}
              even
              selected={selected?.toJSON()}
              onSelect={(value) => {
                const slot = partSlots.find((one) => slotKey(one) === value);
                if (slot) onSelect(slot);
              }}
              chips={partSlots.map((slot) => ({
                value: slotKey(slot),
                label: formatInstant(slot.startDateTime, intl.locale, studio.zoneId, {
                  timeStyle: 'short',
                }),
                ...(slot.alreadyBooked
                  ? { note: <FormattedMessage {...messages.booked} />, disabled: true }
                  : {}),
              }))}
            />
          )
        );
      })}
    </Box>
  );
}
