import { useIntl } from 'react-intl';
import { type Day, formatDay } from '../../../lib/dates/dates.ts';

/** A calendar day in words: "Thursday 26 November". */
export const FormattedDay = ({ day }: { day: Day }) =>
  formatDay(day, useIntl().locale, { weekday: 'long', day: 'numeric', month: 'long' });
