import { styled } from '@mui/material/styles';
import { PageShell } from '@studio-portal/ui/PageShell';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { titles } from '../../site/routes/routeTitles.ts';
import { ChangeEmail } from '../../features/emails/ChangeEmail.tsx';
import { useChosenEmail } from '../../features/emails/chosenEmail.ts';
import { messages } from '../../features/emails/messages.ts';
import { useEmailsPage } from '../../features/emails/useEmailsPage.tsx';
import { Verified } from '../../features/verification/Verified.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { StepStart } from '../../lib/StepStart.tsx';

const Email = styled('b')({ overflowWrap: 'anywhere' });

/** Another main address: a confirmed one at once, a new one after its code. */
export function ChangeEmailRoute() {
  const { user } = useStudio();
  const { emails, page } = useEmailsPage();
  const chosen = useChosenEmail();
  const [changed, setChanged] = useState<string>();
  return (
    <PageShell
      {...page}
      template="form"
      title={<FormattedMessage {...titles.changeEmail} />}
      intro={
        user && changed === undefined ? (
          <FormattedMessage
            {...messages.changeIntro}
            values={{ email: <Email>{user.email}</Email> }}
          />
        ) : undefined
      }
    >
      {changed !== undefined ? (
        <StepStart>
          <Verified email={changed} purpose="CHANGE_EMAIL" />
        </StepStart>
      ) : (
        user &&
        emails && (
          <ChangeEmail
            present={user.email}
            known={emails
              .filter(({ main, verified }) => verified && !main)
              .map(({ email }) => email)}
            chosen={chosen}
            onChanged={setChanged}
          />
        )
      )}
    </PageShell>
  );
}
