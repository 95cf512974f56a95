import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Day } from './dates.ts';
import { formatDayInWords } from './moments.ts';

/** Heading of a day's list: "Tomorrow, Thursday 26 November". */
export const DayHeading = ({ day, today }: { day: Day; today: Day }) => (
  <Typography variant="h2">{formatDayInWords(day, today, useIntl().locale)}</Typography>
);
