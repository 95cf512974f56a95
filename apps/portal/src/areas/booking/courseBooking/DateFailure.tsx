import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { seriesMessages } from './seriesMessages.ts';
import type { DateResult } from './useSeries.ts';

interface DateFailureProps {
  result: Exclude<DateResult, { kind: 'booked' }>;
  /** Time zone of the studio. */
  zone: string;
}

/** Says why a date of several has not been booked. */
export const DateFailure = ({ result, zone }: DateFailureProps) => (
  <Typography variant="body2" color="error" role="alert">
    {result.kind === 'uncovered' ? (
      <FormattedMessage {...seriesMessages.uncovered} />
    ) : (
      <ErrorMessage error={result.error} timeZone={zone} />
    )}
  </Typography>
);
