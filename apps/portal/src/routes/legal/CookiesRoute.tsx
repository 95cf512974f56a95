import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cookieMessages } from '../../features/shell/cookieMessages.ts';
import { CookiePreferences } from '../../features/shell/CookiePreferences.tsx';
import { StaticPage } from '../../lib/StaticPage.tsx';

/** Where a choice about cookies can be seen and changed. */
export function CookiesRoute() {
  const [saved, setSaved] = useState(false);
  return (
    <StaticPage
      title={<FormattedMessage {...cookieMessages.title} />}
      intro={<FormattedMessage {...cookieMessages.intro} />}
    >
      <CookiePreferences onSaved={() => setSaved(true)} />
      <div role="status">
        {saved && (
          <Alert severity="success" sx={{ mt: 3 }}>
            <FormattedMessage {...cookieMessages.saved} />
          </Alert>
        )}
      </div>
    </StaticPage>
  );
}
