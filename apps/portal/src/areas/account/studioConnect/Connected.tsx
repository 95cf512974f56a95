import Button from '@mui/material/Button';
import type { StudioConnect } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { peekRememberedPath, consumeRememberedPath } from '../../../lib/session/afterLogin.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { messages } from './messages.ts';

/**
 * Confirms the connection, lists what is available now, and links to the page the user came for, or
 * to the studio's home.
 */
export function Connected({ connect }: { connect: StudioConnect }) {
  const { studioId, studioName, tenant } = connect;
  const studioUuid = encodeStudioUuid({ tenant, organizationUnitId: studioId });
  const seesMembership = useCanOpen('selfService');
  const [to] = useState(() => peekRememberedPath() ?? path('studio', { studioUuid }));
  return (
    <StaticPage>
      <StepStart>
        <ResultMark
          kind="success"
          title={<FormattedMessage {...messages.connected} values={{ studio: studioName }} />}
          titleComponent="h1"
          description={<FormattedMessage {...messages.connectedText} />}
          next={
            <ul>
              <li>
                <FormattedMessage {...messages.openCourses} />
              </li>
              <li>
                <FormattedMessage {...messages.openBookings} />
              </li>
              {seesMembership && (
                <li>
                  <FormattedMessage {...messages.openMembership} />
                </li>
              )}
            </ul>
          }
          actions={
            <Button
              variant="contained"
              component={Link}
              to={to}
              onClick={() => void consumeRememberedPath()}
            >
              <FormattedMessage {...messages.continue} />
            </Button>
          }
        />
      </StepStart>
    </StaticPage>
  );
}
