import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { messages } from './listMessages.ts';
import { ReserveLink } from './ReserveLink.tsx';

/** Says that no visit is to come, and links to the times that can be reserved. */
export const NothingUpcoming = () => (
  <>
    <Typography color="textSecondary" sx={{ my: 2 }}>
      <FormattedMessage {...messages.nothingUpcoming} />
    </Typography>
    <ReserveLink />
  </>
);
