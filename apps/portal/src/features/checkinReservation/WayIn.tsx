import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { rememberHere } from '../../domains/session/afterLogin.ts';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** For who is not a member here yet, as far as we know: logging in, or connecting the membership; both lead back. */
export function WayIn() {
  const { studioUuid, user } = useStudio();
  const [text, label, to] = user
    ? ([messages.connectFirst, messages.connect, 'studioConnect'] as const)
    : ([messages.membersOnly, messages.login, 'login'] as const);
  return (
    <>
      <Typography variant="h2">
        <FormattedMessage {...messages.panelTitle} />
      </Typography>
      <Typography>
        <FormattedMessage {...text} />
      </Typography>
      <Button
        variant="contained"
        size="large"
        component={Link}
        to={path(to, { studioUuid })}
        onClick={rememberHere}
      >
        <FormattedMessage {...label} />
      </Button>
    </>
  );
}
