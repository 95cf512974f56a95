import Button from '@mui/material/Button';
import { PageShell } from '@studio-portal/ui/PageShell';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { EmailList } from '../../features/emails/EmailList.tsx';
import { messages } from '../../features/emails/messages.ts';
import { useEmailsPage } from '../../features/emails/useEmailsPage.tsx';
import { UnconfirmedNotice } from '../../features/verification/UnconfirmedNotice.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** The e-mail addresses of the account. */
export function EmailsRoute() {
  const { studioUuid, user } = useStudio();
  const { emails, page } = useEmailsPage();
  return (
    <PageShell
      {...page}
      template="form"
      title={<FormattedMessage {...titles.emails} />}
      intro={<FormattedMessage {...messages.intro} />}
    >
      {user && !user.verified && <UnconfirmedNotice user={user} />}
      {emails && <EmailList emails={emails} />}
      <Button
        variant="outlined"
        component={Link}
        to={path('addAdditionalEmail', { studioUuid })}
        sx={{ mt: 3 }}
      >
        <FormattedMessage {...titles.addEmail} />
      </Button>
    </PageShell>
  );
}
