import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { messages } from './messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface CodeSentProps {
  /** Where the code was sent to. */
  email: string;
  onChanged: () => void;
  onOtherAddress: () => void;
}

/** A code was sent, if the address has an account: the new password with it, and the way back to another address. */
export const CodeSent = ({ email, onChanged, onOtherAddress }: CodeSentProps) => (
  <>
    <StepStart>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        <FormattedMessage {...messages.sent} values={{ email: <b>{email}</b> }} />
      </Typography>
    </StepStart>
    <NewPasswordForm email={email} onChanged={onChanged} />
    <Button variant="text" onClick={onOtherAddress} sx={{ mt: 2, ml: -2 }}>
      <FormattedMessage {...messages.otherAddress} />
    </Button>
  </>
);
