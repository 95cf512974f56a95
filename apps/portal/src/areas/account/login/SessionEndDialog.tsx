import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { closeLoginDialog } from '../../../lib/session/sessionEnd.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { LoginForm } from './LoginForm.tsx';
import { messages } from './messages.ts';

/**
 * Login dialog above a page whose session has ended. The username is fixed to the page's account;
 * another user leaves, and the page's guard decides what follows.
 */
export function SessionEndDialog() {
  const { user } = useSession();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <FormattedMessage {...messages.sessionEnded} />
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          <FormattedMessage {...messages.sessionEndedText} />
        </Typography>
        <LoginForm username={user?.email} onLoggedIn={() => closeLoginDialog(true)} />
        <Button variant="text" sx={{ mt: 2, ml: -2 }} onClick={() => closeLoginDialog(false)}>
          <FormattedMessage {...messages.leave} />
        </Button>
      </DialogContent>
    </Dialog>
  );
}
