import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import type { CourseAppointment } from '../courses/bookingState.ts';
import { seriesMessages } from './seriesMessages.ts';

const SeriesForm = lazyNamed(() => import('./SeriesForm.tsx'), 'SeriesForm');

/** Offers to book the same course for the next weeks too; opens the form on demand. */
export function SeriesOffer({ appointment }: { appointment: CourseAppointment }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="text" onClick={() => setOpen(true)}>
        <FormattedMessage {...seriesMessages.offer} />
      </Button>
    );
  return (
    <Suspense fallback={<FormattedMessage {...seriesMessages.loading} />}>
      <SeriesForm appointment={appointment} />
    </Suspense>
  );
}
