import Button from '@mui/material/Button';
import { useGetContacts } from '@studio-portal/sdk/api/me';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useChosenEmail } from '../../features/emails/chosenEmail.ts';
import { messages } from '../../features/emails/messages.ts';
import { RemoveEmail } from '../../features/emails/RemoveEmail.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { StepStart } from '../../lib/StepStart.tsx';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** An additional address goes. */
export function DeleteEmailRoute() {
  const { studioUuid } = useStudio();
  const contacts = useGetContacts({ query: { staleTime: 0 } });
  const chosen = useChosenEmail();
  const [removed, setRemoved] = useState<string>();
  const additional = contacts.data?.emails.filter(({ main }) => !main) ?? [];
  const action = (
    <Button variant="contained" component={Link} to={path('emails', { studioUuid })}>
      <FormattedMessage {...messages.back} />
    </Button>
  );
  if (removed !== undefined)
    return (
      <StaticPage>
        <StepStart>
          <ResultMark
            kind="success"
            title={<FormattedMessage {...messages.removed} values={{ email: removed }} />}
            titleComponent="h1"
            actions={action}
          />
        </StepStart>
      </StaticPage>
    );
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.deleteEmail} />}
      intro={<FormattedMessage {...messages.removeIntro} />}
      queries={{ contacts }}
      skeleton={<ListSkeleton rows={2} />}
      empty={() =>
        additional.length === 0
          ? { drawing: 'door', title: <FormattedMessage {...messages.noneToRemove} />, action }
          : undefined
      }
    >
      {() => <RemoveEmail emails={additional} chosen={chosen} onRemoved={setRemoved} />}
    </Page>
  );
}
