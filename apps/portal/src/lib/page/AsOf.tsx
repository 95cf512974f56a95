import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../dates/Moment.tsx';
import { pageMessages } from './pageMessages.ts';

/** Says of what a page shows that it is no longer new. */
export const AsOf = ({ at, zone }: { at: Date; zone: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
    <FormattedMessage
      {...pageMessages.asOf}
      values={{ time: <Moment at={at} zone={zone} inSentence /> }}
    />
  </Typography>
);
