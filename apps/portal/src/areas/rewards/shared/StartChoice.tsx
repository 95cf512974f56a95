import { ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Day, formatDay } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';

interface StartChoiceProps {
  /** Possible dates; renders nothing for fewer than two. */
  days: readonly Day[];
  selected: Day | undefined;
  onSelect: (day: Day) => void;
}

/** Choice of the start date of a free period. */
export function StartChoice({ days, selected, onSelect }: StartChoiceProps) {
  const { locale } = useIntl();
  if (days.length < 2) return null;
  return (
    <ChoiceCards
      legend={<FormattedMessage {...messages.start} />}
      options={days.map((day) => ({
        value: day,
        title: formatDay(day, locale, { dateStyle: 'long' }),
      }))}
      selected={selected ?? ''}
      onSelect={onSelect}
    />
  );
}
