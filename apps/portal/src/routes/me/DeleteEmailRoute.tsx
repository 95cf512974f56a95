import Button from '@mui/material/Button';
import { PageShell } from '@studio-portal/ui/PageShell';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { useChosenEmail } from '../../features/emails/chosenEmail.ts';
import { messages } from '../../features/emails/messages.ts';
import { RemoveEmail } from '../../features/emails/RemoveEmail.tsx';
import { useEmailsPage } from '../../features/emails/useEmailsPage.tsx';
import { StepStart } from '../../lib/StepStart.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** An additional address goes. */
export function DeleteEmailRoute() {
  const { studioUuid } = useStudio();
  const { emails, page } = useEmailsPage();
  const chosen = useChosenEmail();
  const [removed, setRemoved] = useState<string>();
  const additional = emails?.filter(({ main }) => !main);
  const back = (
    <Button variant="contained" component={Link} to={path('emails', { studioUuid })}>
      <FormattedMessage {...messages.back} />
    </Button>
  );
  const none = additional?.length === 0 && removed === undefined;
  return (
    <PageShell
      {...page}
      status={none ? 'empty' : page.status}
      empty={{ ...page.empty, action: back }}
      template="form"
      title={<FormattedMessage {...titles.deleteEmail} />}
      intro={removed === undefined ? <FormattedMessage {...messages.removeIntro} /> : undefined}
    >
      {removed === undefined ? (
        additional && <RemoveEmail emails={additional} chosen={chosen} onRemoved={setRemoved} />
      ) : (
        <StepStart>
          <ResultMark
            kind="success"
            title={<FormattedMessage {...messages.removed} values={{ email: removed }} />}
            actions={back}
          />
        </StepStart>
      )}
    </PageShell>
  );
}
