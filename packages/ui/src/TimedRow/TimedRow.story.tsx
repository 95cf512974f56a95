import Button from '@mui/material/Button';
import { FewFree, Full, ManyFree } from '../CapacityMeter/CapacityMeter.story.tsx';
import { TimedRow } from './TimedRow.tsx';

export const Timetable = (
  <ul style={{ padding: 0, margin: 0 }}>
    <TimedRow
      start="18:00"
      end="75 min"
      color="#c2410c"
      title="Power Yoga"
      href="?course=1"
      meta={['Sample Trainer · Studio 2', ManyFree]}
      action={<Button variant="soft">Book</Button>}
    />
    <TimedRow
      start="18:30"
      end="45 min"
      color="#0f766e"
      title="Functional Training for early birds with a very long name"
      href="?course=2"
      meta={['Another Sample Trainer · Functional Zone', FewFree]}
      action={<Button variant="soft">Book</Button>}
    />
    <TimedRow
      start="19:00"
      end="60 min"
      title="Indoor Cycling"
      href="?course=3"
      meta={['Sample Trainer · Bike Room', Full]}
      action={<Button variant="outlined">Join waiting list</Button>}
    />
  </ul>
);
