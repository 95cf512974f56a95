import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { LoginForm } from './LoginForm.tsx';
import { messages } from './messages.ts';

/**
 * Login form with a link for forgotten passwords.
 * @param props.alternative a login without password
 */
export function LoginPanel({ alternative }: { alternative?: ReactNode }) {
  const { studioUuid } = useStudio();
  return (
    <>
      <LoginForm />
      {alternative}
      <Typography sx={{ mt: 3 }}>
        <Link component={RouterLink} to={path('passwordForgot', { studioUuid })}>
          <FormattedMessage {...messages.forgot} />
        </Link>
      </Typography>
    </>
  );
}
