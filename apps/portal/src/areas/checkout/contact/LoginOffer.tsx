import Button from '@mui/material/Button';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { rememberCurrentPage } from '../../../lib/session/afterLogin.ts';
import { guestMessages } from '../result/guestMessages.ts';

/**
 * Offers a login to visitors without forcing it: an account prefills the form, and its benefits can
 * pay.
 * @param text of the offer, which also says that no account is required
 */
export function LoginOffer({ text = guestMessages.loginOffer }: { text?: MessageDescriptor }) {
  const { studioUuid } = useStudio();
  return (
    <Alert
      kind="info"
      action={
        <Button
          size="small"
          component={Link}
          to={path('login', { studioUuid })}
          onClick={rememberCurrentPage}
        >
          <FormattedMessage {...guestMessages.login} />
        </Button>
      }
    >
      <FormattedMessage {...text} />
    </Alert>
  );
}
