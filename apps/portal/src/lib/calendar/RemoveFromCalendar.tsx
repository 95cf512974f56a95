import { CalendarX } from 'lucide';
import { CalendarFile, type CalendarFileProps } from './CalendarFile.tsx';
import { messages } from './messages.ts';

/** Offers a file that removes a canceled booking from the user's calendar. */
export const RemoveFromCalendar = (file: CalendarFileProps) => (
  <CalendarFile {...file} kind="canceled" icon={CalendarX} label={messages.remove} />
);
