import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { StudioConnect } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../app/paths.ts';
import { peekRememberedPath, takeRememberedPath } from '../../lib/session/afterLogin.ts';
import { encodeStudioUuid } from '../../lib/studioUuid.ts';
import { messages } from './messages.ts';

const Stop = styled('div')({ '&:focus': { outline: 'none' } });

/** The account is connected: what is open now, and the way to where the reader wanted to go, else to the studio's home. */
export function Connected({ connect }: { connect: StudioConnect }) {
  const { studioId, studioName, tenant } = connect;
  const studioUuid = encodeStudioUuid({ tenant, organizationUnitId: studioId });
  const [to] = useState(() => peekRememberedPath() ?? path('studio', { studioUuid }));
  const stop = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => stop.current?.focus(), []);
  return (
    <Stop ref={stop} tabIndex={-1}>
      <ResultMark
        kind="success"
        title={<FormattedMessage {...messages.connected} values={{ studio: studioName }} />}
        titleComponent="h2"
        description={<FormattedMessage {...messages.connectedText} />}
        next={
          <ul>
            <li>
              <FormattedMessage {...messages.openCourses} />
            </li>
            <li>
              <FormattedMessage {...messages.openBookings} />
            </li>
            <li>
              <FormattedMessage {...messages.openMembership} />
            </li>
          </ul>
        }
        actions={
          <Button
            variant="contained"
            component={Link}
            to={to}
            onClick={() => void takeRememberedPath()}
          >
            <FormattedMessage {...messages.continue} />
          </Button>
        }
      />
    </Stop>
  );
}
