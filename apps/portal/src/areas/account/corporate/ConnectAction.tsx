import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { rememberPath } from '../../../lib/session/afterLogin.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/**
 * Button for the next step to a connected account: login, which then continues to studio-connect;
 * studio-connect; or the bookings.
 */
export function ConnectAction() {
  const { studioUuid, user, connected } = useStudio();
  const connect = path('studioConnect', { studioUuid });
  const action = connected
    ? { to: path('myBookings', { studioUuid }), label: messages.toBookings }
    : user
      ? { to: connect, label: messages.connectNow }
      : { to: path('login', { studioUuid }), label: messages.loginAndConnect };
  return (
    <Button
      variant="contained"
      size="large"
      component={Link}
      to={action.to}
      onClick={() => !user && rememberPath(connect)}
    >
      <FormattedMessage {...action.label} />
    </Button>
  );
}
