import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDeleteStudioConnect } from '@studio-portal/sdk/api/studio-connect';
import type { StudioConnect } from '@studio-portal/sdk/types';
import { FramedRow } from '@studio-portal/ui/FramedList';
import { space } from '@studio-portal/ui/tokens';
import { ConfirmProvider, useConfirm } from '@studio-portal/ui/useConfirm';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { path } from '../../../lib/address/paths.ts';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { resetQueriesForNewUser } from '../../../lib/session/resetQueriesForNewUser.ts';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { Rows } from '../../../lib/page/LinkList.tsx';

const Row = styled(FramedRow)({ paddingBlock: space(12) });

/** Lists the connected studios with disconnect buttons, and a link to connect another one. */
export function ConnectedStudios({ connects }: { connects: readonly StudioConnect[] }) {
  const intl = useIntl();
  return (
    <ConfirmProvider
      confirmLabel={intl.formatMessage(messages.disconnect)}
      cancelLabel={intl.formatMessage(messages.keepConnected)}
    >
      <Studios connects={connects} />
    </ConfirmProvider>
  );
}

function Studios({ connects }: { connects: readonly StudioConnect[] }) {
  const { studioUuid } = useStudio();
  const { disconnect, error } = useDisconnect();
  const gone = useJustDisconnected();
  return (
    <>
      <Typography variant="h2">
        <FormattedMessage {...messages.studios} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        <FormattedMessage {...(connects.length > 0 ? messages.studiosText : messages.noStudios)} />
      </Typography>
      {gone !== undefined && connects.every(({ studioName }) => studioName !== gone) && (
        <StepStart>
          <Typography role="status" sx={{ mt: 1 }}>
            <FormattedMessage {...messages.disconnected} values={{ studio: gone }} />
          </Typography>
        </StepStart>
      )}
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} />
        </Alert>
      )}
      {connects.length > 0 && (
        <Rows sx={{ mb: 2 }}>
          {connects.map((connect) => (
            <Row key={connect.studioConnectId}>
              <Typography variant="subtitle1" component="span">
                {connect.studioName}
              </Typography>
              <Button variant="outlined" onClick={() => void disconnect(connect)}>
                <FormattedMessage {...messages.disconnect} />
                <ScreenReaderContext name={connect.studioName} />
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      <Button
        variant="soft"
        component={Link}
        to={path('studioConnect', { studioUuid })}
        sx={{ mt: connects.length > 0 ? 0 : 2, mb: 6 }}
      >
        <FormattedMessage {...messages.connect} />
      </Button>
    </>
  );
}

/**
 * Asks for confirmation, ends the connection and resets all queries, since a visitor sees less than
 * a member. This may remount the page, so the success message is passed through the history state.
 */
function useDisconnect() {
  const intl = useIntl();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const { mutateAsync, error } = useDeleteStudioConnect();
  const disconnect = async ({ studioConnectId, studioName }: StudioConnect) => {
    try {
      const done = await confirm({
        title: intl.formatMessage(messages.disconnectQuestion, { studio: studioName }),
        content: intl.formatMessage(messages.disconnectText),
        tone: 'danger',
        action: () => mutateAsync({ studioConnectId }),
      });
      if (done === false) return;
      await navigate(pathname, { replace: true, state: { disconnected: studioName } });
      await resetQueriesForNewUser(queryClient);
    } catch {
      // The mutation's error is shown above the list.
    }
  };
  return { disconnect, error };
}

const historyState = z.object({ disconnected: z.string() });

const useJustDisconnected = (): string | undefined =>
  historyState.safeParse(useLocation().state).data?.disconnected;
