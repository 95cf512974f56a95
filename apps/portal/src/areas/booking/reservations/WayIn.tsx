import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { WayToMembership } from '../../studio/access/WayToMembership.tsx';
import { messages } from './messages.ts';

/** For who is not a member here yet, as far as we know. */
export const WayIn = () => (
  <>
    <Typography variant="h2">
      <FormattedMessage {...messages.panelTitle} />
    </Typography>
    <WayToMembership messages={messages} size="large" />
  </>
);
