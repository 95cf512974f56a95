import type { IntlShape } from 'react-intl';
import type { CourseAppointment } from './bookingState.ts';
import { stateMessages } from './stateMessages.ts';

/** Returns the names of the rooms in which a course takes place, or "Online". */
export const toRooms = ({ course, slot }: CourseAppointment, intl: IntlShape): string[] =>
  course.appointmentMeetingType === 'STREAM'
    ? [intl.formatMessage(stateMessages.online)]
    : slot.locations.map((room) => room.name);
