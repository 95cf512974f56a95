import Button from '@mui/material/Button';
import { useGetContacts } from '@studio-portal/sdk/api/me';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { EmailList } from './EmailList.tsx';
import { messages } from './messages.ts';
import { UnconfirmedNotice } from '../verification/UnconfirmedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** E-mail addresses of the account. */
export function EmailsRoute() {
  const { studioUuid, user } = useStudio();
  const contacts = useGetContacts({ query: { staleTime: 0 } });
  const to = path('addAdditionalEmail', { studioUuid });
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.emails} />}
      intro={<FormattedMessage {...messages.intro} />}
      queries={{ contacts }}
      skeleton={<ListSkeleton rows={2} />}
    >
      {(loaded) => (
        <>
          {user && !user.verified && <UnconfirmedNotice user={user} />}
          <EmailList emails={loaded.contacts.data.emails} />
          <Button variant="outlined" component={Link} to={to} sx={{ mt: 3 }}>
            <FormattedMessage {...titles.addEmail} />
          </Button>
        </>
      )}
    </Page>
  );
}
