import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { messages } from './messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface CodeSentProps {
  /** Address that the code was sent to. */
  email: string;
  onChanged: () => void;
  onOtherAddress: () => void;
}

/**
 * Says that a code was sent if the address has an account, and asks for it and the new password.
 */
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
