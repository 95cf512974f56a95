import { styled } from '@mui/material/styles';
import { useGetContacts } from '@studio-portal/sdk/api/me';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChangeEmail } from '../../features/emails/ChangeEmail.tsx';
import { useChosenEmail } from '../../features/emails/chosenEmail.ts';
import { messages } from '../../features/emails/messages.ts';
import { Verified } from '../../features/verification/Verified.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { StepStart } from '../../lib/StepStart.tsx';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

const Email = styled('b')({ overflowWrap: 'anywhere' });

/** Another main address: a confirmed one at once, a new one after its code. */
export function ChangeEmailRoute() {
  const { user } = useStudio();
  const contacts = useGetContacts({ query: { staleTime: 0 } });
  const chosen = useChosenEmail();
  const [changed, setChanged] = useState<string>();
  // Only whoever is logged in comes here; this is the moment of logging out.
  if (!user) return null;
  if (changed !== undefined)
    return (
      <StaticPage>
        <StepStart>
          <Verified email={changed} purpose="CHANGE_EMAIL" />
        </StepStart>
      </StaticPage>
    );
  const email = <Email>{user.email}</Email>;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.changeEmail} />}
      intro={<FormattedMessage {...messages.changeIntro} values={{ email }} />}
      queries={{ contacts }}
      skeleton={<FormSkeleton fields={2} />}
    >
      {(loaded) => (
        <ChangeEmail
          present={user.email}
          known={loaded.contacts.data.emails
            .filter(({ main, verified }) => verified && !main)
            .map((one) => one.email)}
          chosen={chosen}
          onChanged={setChanged}
        />
      )}
    </Page>
  );
}
