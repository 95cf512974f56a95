import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { AddEmail } from './AddEmail.tsx';
import { useChosenEmail } from './chosenEmail.ts';
import { messages } from './messages.ts';
import { Verified } from '../verification/Verified.tsx';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';

/** Adds an e-mail address, or confirms one whose code is pending. */
export function AddEmailRoute() {
  const waiting = useChosenEmail();
  const [confirmed, setConfirmed] = useState<string>();
  if (confirmed) return <Verified email={confirmed} purpose="ADDITIONAL_EMAIL" />;
  return (
    <StaticPage
      title={<FormattedMessage {...titles.addEmail} />}
      intro={<FormattedMessage {...messages.addIntro} />}
    >
      <AddEmail waiting={waiting} onConfirmed={setConfirmed} />
    </StaticPage>
  );
}
