import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../lib/address/paths.ts';
import { resetRedirects } from '../../lib/address/redirects.ts';
import { useLogout } from '../../areas/account/login/useLogout.ts';
import { MessagePage } from '../../lib/page/MessagePage.tsx';
import { startMessages } from '../../areas/studio/shared/startMessages.ts';
import { messages } from './messages.ts';

/** Stops a redirect loop: explains it and offers two ways out (spec 2.6). */
export function DeadEndPage({ studioUuid }: { studioUuid: string }) {
  const { logout, pending } = useLogout(studioUuid);
  return (
    <MessagePage
      drawing="search"
      title={<FormattedMessage {...messages.deadEnd} />}
      text={<FormattedMessage {...messages.deadEndText} />}
    >
      <Button
        variant="contained"
        component={Link}
        to={path('studio', { studioUuid })}
        onClick={resetRedirects}
      >
        <FormattedMessage {...startMessages.toStart} />
      </Button>
      <Button
        loading={pending}
        onClick={() => {
          resetRedirects();
          logout();
        }}
      >
        <FormattedMessage {...messages.logout} />
      </Button>
    </MessagePage>
  );
}
