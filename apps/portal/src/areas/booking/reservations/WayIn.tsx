import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { MembershipPrompt } from '../../studio/access/MembershipPrompt.tsx';
import { messages } from './messages.ts';

/** For who is not a member here yet, as far as we know. */
export const WayIn = () => (
  <>
    <Typography variant="h2">
      <FormattedMessage {...messages.panelTitle} />
    </Typography>
    <MembershipPrompt messages={messages} size="large" />
  </>
);
