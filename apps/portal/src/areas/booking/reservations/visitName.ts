import { defineMessages, type IntlShape } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

const messages = texts(
  'booking',
  defineMessages({
    visit: {
      id: 'visit.name',
      defaultMessage: 'Visit, {duration}',
      description: 'What is reserved: a time to come and train; {duration} is "90 minutes".',
    },
  }),
);

/** Returns a name for a reserved time, which has none of its own: "Visit, 90 minutes". */
export function visitName(intl: IntlShape, start: Date, end: Date): string {
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
  const unit = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return intl.formatMessage(messages.visit, { duration: intl.formatNumber(minutes, unit) });
}
