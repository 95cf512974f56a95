import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { path } from '../../app/paths.ts';
import { LoginForm } from '../../features/login/LoginForm/LoginForm.tsx';
import { messages } from '../../features/login/messages.ts';
import { peekRememberedPath, takeRememberedPath } from '../../lib/session/afterLogin.ts';
import { useStudio } from '../../lib/studio/StudioContext.tsx';

/** The login page; whoever is logged in is led on. */
export function LoginRoute() {
  const { user } = useStudio();
  if (user) return <AfterLogin />;
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 400 + 48,
        mx: 'auto',
        px: 3,
        py: { xs: 4, sm: 8 },
        boxSizing: 'border-box',
      }}
    >
      <Typography variant="h1">
        <FormattedMessage {...messages.title} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        <FormattedMessage {...messages.intro} />
      </Typography>
      <LoginForm />
    </Box>
  );
}

/**
 * Leads to the last remembered path, else home (specification 1, section 2.6). The path is chosen once and forgotten only when
 * the reader has left this page: its target may still be loading, and must not change meanwhile.
 */
function AfterLogin() {
  const { studioUuid } = useStudio();
  const [to] = useState(() => peekRememberedPath() ?? path('studio', { studioUuid }));
  useEffect(() => () => void takeRememberedPath(), []);
  return <Navigate to={to} replace />;
}
