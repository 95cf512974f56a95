import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { messages as accountMessages } from '../shared/messages.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const words = {
  REGISTRATION: { title: accountMessages.registered, text: accountMessages.registeredText },
  CHANGE_EMAIL: { title: messages.changed, text: messages.changedText },
  ADDITIONAL_EMAIL: { title: messages.added, text: messages.addedText },
} as const;

export interface VerifiedAddress {
  email: string;
  /** Purpose of the confirmation. */
  purpose: keyof typeof words;
}

/** Confirms the address, with an explanation and a link to continue. */
export function Verified({ email, purpose }: VerifiedAddress) {
  const { studioUuid, user } = useStudio();
  const { title, text } = words[purpose];
  return (
    <StaticPage>
      <StepStart>
        <ResultMark
          kind="success"
          title={<FormattedMessage {...title} />}
          titleComponent="h1"
          description={<FormattedMessage {...text} values={{ email: <b>{email}</b> }} />}
          actions={
            <Button
              variant="contained"
              component={Link}
              to={path(user ? 'emails' : 'login', { studioUuid })}
            >
              <FormattedMessage {...(user ? messages.toEmails : accountMessages.toLogin)} />
            </Button>
          }
        />
      </StepStart>
    </StaticPage>
  );
}
