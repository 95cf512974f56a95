import { useGetContacts } from '@studio-portal/sdk/api/me';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BackToEmails } from '../../features/emails/BackToEmails.tsx';
import { useChosenEmail } from '../../features/emails/chosenEmail.ts';
import { EmailRemoved } from '../../features/emails/EmailRemoved.tsx';
import { messages } from '../../features/emails/messages.ts';
import { RemoveEmail } from '../../features/emails/RemoveEmail.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { titles } from '../../site/routes/routeTitles.ts';

/** An additional address goes. */
export function DeleteEmailRoute() {
  const contacts = useGetContacts({ query: { staleTime: 0 } });
  const chosen = useChosenEmail();
  const [removed, setRemoved] = useState<string>();
  const additional = contacts.data?.emails.filter(({ main }) => !main) ?? [];
  const title = <FormattedMessage {...messages.noneToRemove} />;
  const none = { drawing: 'door', title, action: <BackToEmails /> } as const;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.deleteEmail} />}
      intro={removed ? undefined : <FormattedMessage {...messages.removeIntro} />}
      queries={{ contacts }}
      skeleton={<RowsSkeleton rows={3} />}
      empty={() => (removed || additional.length > 0 ? undefined : none)}
    >
      {() =>
        removed ? (
          <EmailRemoved email={removed} />
        ) : (
          <RemoveEmail emails={additional} chosen={chosen} onRemoved={setRemoved} />
        )
      }
    </Page>
  );
}
