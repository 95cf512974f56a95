import { useGetContacts } from '@studio-portal/sdk/api/me';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChangeEmail } from './ChangeEmail.tsx';
import { useChosenEmail } from './chosenEmail.ts';
import { messages } from './messages.ts';
import { Verified } from '../verification/Verified.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Changes the main address: at once to a confirmed one, by code to a new one. */
export function ChangeEmailRoute() {
  const present = useStudio().user?.email;
  const contacts = useGetContacts({ query: { staleTime: 0 } });
  const chosen = useChosenEmail();
  const [changed, setChanged] = useState<string>();
  // Guarded by login, so this happens only during logout.
  if (!present) return null;
  if (changed) return <Verified email={changed} purpose="CHANGE_EMAIL" />;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.changeEmail} />}
      intro={<FormattedMessage {...messages.changeIntro} values={{ email: <b>{present}</b> }} />}
      queries={{ contacts }}
      skeleton={<FormSkeleton fields={2} />}
    >
      {({ contacts: { data } }) => (
        <ChangeEmail {...data} present={present} chosen={chosen} onChanged={setChanged} />
      )}
    </Page>
  );
}
