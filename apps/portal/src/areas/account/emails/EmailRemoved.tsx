import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { BackToEmails } from './BackToEmails.tsx';
import { messages } from './messages.ts';

/** Confirms that the address is removed. */
export const EmailRemoved = ({ email }: { email: string }) => (
  <StaticPage>
    <StepStart>
      <ResultMark
        kind="success"
        title={<FormattedMessage {...messages.removed} values={{ email }} />}
        titleComponent="h1"
        actions={<BackToEmails />}
      />
    </StepStart>
  </StaticPage>
);
