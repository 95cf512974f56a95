import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeForm } from '../shared/CodeForm.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { messages } from './messages.ts';

interface CodeStepProps extends ComponentProps<typeof CodeForm> {
  email: string;
  onBack: () => void;
}

/** Second step: confirms an address with the code sent to it. */
export const CodeStep = ({ email, onBack, ...code }: CodeStepProps) => (
  <>
    <StepStart>
      <Typography variant="h2" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        <FormattedMessage {...messages.checkMail} values={{ email }} />
      </Typography>
    </StepStart>
    <CodeForm {...code} />
    <Button variant="text" onClick={onBack} sx={{ mt: 1, ml: -2 }}>
      <FormattedMessage {...messages.otherAddress} />
    </Button>
  </>
);
