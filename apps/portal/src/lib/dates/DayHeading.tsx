import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Day } from './dates.ts';
import { formatDayInWords } from './moments.ts';

const margins = { mt: { xs: 2, sm: 3 } };

/** Heading of a day's list: "Tomorrow, Thursday 26 November". */
export const DayHeading = ({ day, today }: { day: Day; today: Day }) => (
  <Typography variant="h2" sx={margins}>
    {formatDayInWords(day, today, useIntl().locale)}
  </Typography>
);

/** Placeholder for the heading of a day's list. */
export const DayHeadingSkeleton = () => (
  <Typography variant="h2" component="div" sx={margins}>
    <Skeleton width={240} sx={{ maxWidth: '80%' }} />
  </Typography>
);
