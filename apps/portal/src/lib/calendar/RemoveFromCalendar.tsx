import { CalendarX } from 'lucide';
import { CalendarFile, type CalendarFileProps } from './CalendarFile.tsx';
import { messages } from './messages.ts';

/** Strikes what was booked and is canceled out of the reader's calendar, where they had added it. */
export const RemoveFromCalendar = (file: CalendarFileProps) => (
  <CalendarFile {...file} kind="canceled" icon={CalendarX} label={messages.remove} />
);
