import { Alert } from '../../lib/alert/Alert.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cookieMessages } from './cookieMessages.ts';
import { CookiePreferences } from './CookiePreferences.tsx';
import { StaticPage } from '../../lib/page/StaticPage.tsx';

/** Page that shows the cookie consent and allows changing it. */
export function CookiesRoute() {
  const [saved, setSaved] = useState(false);
  return (
    <StaticPage
      title={<FormattedMessage {...cookieMessages.title} />}
      intro={<FormattedMessage {...cookieMessages.intro} />}
    >
      <CookiePreferences onSaved={() => setSaved(true)} />
      <Box sx={{ mt: 3 }}>
        <Alert kind="success">{saved && <FormattedMessage {...cookieMessages.saved} />}</Alert>
      </Box>
    </StaticPage>
  );
}
