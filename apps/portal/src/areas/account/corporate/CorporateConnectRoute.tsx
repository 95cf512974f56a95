import Typography from '@mui/material/Typography';
import { lineLength } from '@studio-portal/ui/tokens';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { ConnectAction } from './ConnectAction.tsx';
import { ConnectSteps } from './ConnectSteps.tsx';
import { messages } from './messages.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Explains how to connect an account for corporate fitness, based on the account; makes no call. */
export function CorporateConnectRoute() {
  const { studio, connected } = useStudio();
  return (
    <StaticPage
      title={<FormattedMessage {...messages.title} />}
      intro={
        <FormattedMessage
          {...(connected ? messages.allDone : messages.intro)}
          values={{ studio: studio.name }}
        />
      }
    >
      <ConnectSteps />
      <Typography component="div" sx={{ mt: 4 }}>
        <ConnectAction />
      </Typography>
      {studio.email && !connected && (
        <Typography color="textSecondary" sx={{ mt: 4, maxWidth: lineLength }}>
          <FormattedMessage
            {...messages.question}
            values={{ mail: <SiteLink href={`mailto:${studio.email}`}>{studio.email}</SiteLink> }}
          />
        </Typography>
      )}
    </StaticPage>
  );
}
