import Button from '@mui/material/Button';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { rememberHere } from '../../../lib/session/afterLogin.ts';
import { guestMessages } from '../result/guestMessages.ts';

/**
 * The first offer to a visitor, never a wall: with an account nothing of this is to be typed, and what they hold may pay.
 * @param text what is offered, and that it goes without an account as well
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
          onClick={rememberHere}
        >
          <FormattedMessage {...guestMessages.login} />
        </Button>
      }
    >
      <FormattedMessage {...text} />
    </Alert>
  );
}
