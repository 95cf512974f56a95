import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { StepStart } from '../../lib/focus/StepStart.tsx';
import { BackToEmails } from './BackToEmails.tsx';
import { messages } from './messages.ts';

/** The address is removed. */
export const EmailRemoved = ({ email }: { email: string }) => (
  <StepStart>
    <ResultMark
      kind="success"
      title={<FormattedMessage {...messages.removed} values={{ email }} />}
      actions={<BackToEmails />}
    />
  </StepStart>
);
