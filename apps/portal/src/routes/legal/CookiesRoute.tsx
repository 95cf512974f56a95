import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contentWidth } from '@studio-portal/ui/tokens';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cookieMessages } from '../../features/shell/cookieMessages.ts';
import { CookiePreferences } from '../../features/shell/CookiePreferences.tsx';

/** Where a choice about cookies can be seen and changed. */
export function CookiesRoute() {
  const [saved, setSaved] = useState(false);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: contentWidth.medium + 48,
        mx: 'auto',
        px: 3,
        py: { xs: 4, sm: 6 },
      }}
    >
      <Typography variant="h1">
        <FormattedMessage {...cookieMessages.title} />
      </Typography>
      <Typography color="textSecondary">
        <FormattedMessage {...cookieMessages.intro} />
      </Typography>
      <CookiePreferences onSaved={() => setSaved(true)} />
      <div role="status">
        {saved && (
          <Alert severity="success">
            <FormattedMessage {...cookieMessages.saved} />
          </Alert>
        )}
      </div>
    </Box>
  );
}
