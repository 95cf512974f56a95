import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';
import { minuteOfDay } from './dates.ts';

/** Groups of times within a day. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export type PartOfDay = (typeof dayParts)[number];

const noon = 12 * 60;
const evening = 17 * 60;

/** Returns the part of the day of an instant on the studio's clock. */
export function partOfDay(instant: Date, zone: string): PartOfDay {
  const minute = minuteOfDay(instant, zone);
  return minute < noon ? 'morning' : minute < evening ? 'afternoon' : 'evening';
}

export const dayPartMessages = texts(
  'start',
  defineMessages({
    morning: {
      id: 'courses.morning',
      defaultMessage: 'Morning',
      description: 'Heading: times before noon.',
    },
    afternoon: {
      id: 'courses.afternoon',
      defaultMessage: 'Afternoon',
      description: 'Heading: times from noon to 17:00.',
    },
    evening: {
      id: 'courses.evening',
      defaultMessage: 'Evening',
      description: 'Heading: times from 17:00.',
    },
  }),
);
