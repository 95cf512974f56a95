import Button from '@mui/material/Button';
import { useGetContacts } from '@studio-portal/sdk/api/me';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useChosenEmail } from '../../features/emails/chosenEmail.ts';
import { messages } from '../../features/emails/messages.ts';
import { RemoveEmail } from '../../features/emails/RemoveEmail.tsx';
import { Page } from '../../lib/page/Page.tsx';
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
  const isDone = removed !== undefined;
  const action = (
    <Button variant="contained" component={Link} to={path('emails', { studioUuid })}>
      <FormattedMessage {...messages.back} />
    </Button>
  );
  const title = isDone && <FormattedMessage {...messages.removed} values={{ email: removed }} />;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.deleteEmail} />}
      intro={isDone ? undefined : <FormattedMessage {...messages.removeIntro} />}
      queries={{ contacts }}
      skeleton={<RowsSkeleton rows={3} />}
      empty={() =>
        additional.length === 0 && !isDone
          ? { drawing: 'door', title: <FormattedMessage {...messages.noneToRemove} />, action }
          : undefined
      }
    >
      {() =>
        isDone ? (
          <StepStart>
            <ResultMark kind="success" title={title} actions={action} />
          </StepStart>
        ) : (
          <RemoveEmail emails={additional} chosen={chosen} onRemoved={setRemoved} />
        )
      }
    </Page>
  );
}
