import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Navigate, useNavigate } from 'react-router';
import { path } from '../../app/paths.ts';
import { peekRememberedPath, takeRememberedPath } from '../../lib/session/afterLogin.ts';
import { LoginForm } from '../../features/login/LoginForm/LoginForm.tsx';
import { messages } from '../../features/login/messages.ts';
import { useStudio } from '../../lib/studio/StudioContext.tsx';

/** The login page; leads on to the last remembered path, else home (specification 1, section 2.6). */
export function LoginRoute() {
  const navigate = useNavigate();
  const { studioUuid, user } = useStudio();
  const home = path('studio', { studioUuid });
  if (user) return <Navigate to={peekRememberedPath() ?? home} replace />;
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
      <LoginForm
        onLoggedIn={() => void navigate(takeRememberedPath() ?? home, { replace: true })}
      />
    </Box>
  );
}
