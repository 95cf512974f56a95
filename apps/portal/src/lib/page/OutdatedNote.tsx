import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../dates/Moment.tsx';
import { pageMessages } from './pageMessages.ts';

/** Shows since when the page's data may be outdated. */
export const OutdatedNote = ({ at, zone }: { at: Date; zone: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
    <FormattedMessage
      {...pageMessages.asOf}
      values={{ time: <Moment at={at} zone={zone} inSentence /> }}
    />
  </Typography>
);
