import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { LoginForm } from './LoginForm.tsx';
import { messages } from './messages.ts';

/** Logs in; whoever has forgotten the password finds the way to a new one. */
export function LoginPanel() {
  const { studioUuid } = useStudio();
  return (
    <>
      <LoginForm />
      <Typography sx={{ mt: 3 }}>
        <Link component={RouterLink} to={path('passwordForgot', { studioUuid })}>
          <FormattedMessage {...messages.forgot} />
        </Link>
      </Typography>
    </>
  );
}
