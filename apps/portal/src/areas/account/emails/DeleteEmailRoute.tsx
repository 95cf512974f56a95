import { useGetContacts } from '@studio-portal/sdk/api/me';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BackToEmails } from './BackToEmails.tsx';
import { useChosenEmail } from './chosenEmail.ts';
import { EmailRemoved } from './EmailRemoved.tsx';
import { messages } from './messages.ts';
import { RemoveEmail } from './RemoveEmail.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';

/** Removes an additional address. */
export function DeleteEmailRoute() {
  const contacts = useGetContacts({ query: { staleTime: 0 } });
  const chosen = useChosenEmail();
  const [removed, setRemoved] = useState<string>();
  const additional = contacts.data?.emails.filter(({ main }) => !main) ?? [];
  if (removed) return <EmailRemoved email={removed} />;
  const title = <FormattedMessage {...messages.noneToRemove} />;
  const none = { drawing: 'door', title, action: <BackToEmails /> } as const;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.deleteEmail} />}
      intro={<FormattedMessage {...messages.removeIntro} />}
      queries={{ contacts }}
      skeleton={<ListSkeleton rows={2} />}
      empty={() => (additional.length > 0 ? undefined : none)}
    >
      {() => <RemoveEmail emails={additional} chosen={chosen} onRemoved={setRemoved} />}
    </Page>
  );
}
