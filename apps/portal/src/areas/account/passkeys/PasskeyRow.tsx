import { styled } from '@mui/material/styles';
import { useDeletePasskey } from '@studio-portal/sdk/api/passkeys';
import type { Passkey } from '@studio-portal/sdk/types';
import { FramedRow } from '@studio-portal/ui/FramedList';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { browserZone } from '../../../lib/dates/dates.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { messages } from './messages.ts';

const Words = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& strong': { ...theme.typography.subtitle1, display: 'block' },
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

/**
 * Row of a passkey with a remove button. Devices belong to no studio, so times are in the user's
 * time zone.
 */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const { ask, pending } = useRemoval(passkey);
  const zone = browserZone();
  return (
    <FramedRow>
      <Words>
        <strong>{name}</strong>
        <small>
          <FormattedMessage
            {...messages.added}
            values={{ when: <Moment at={createdAt} zone={zone} inSentence /> }}
          />
        </small>
        <small>
          {lastUsedAt === null ? (
            <FormattedMessage {...messages.neverUsed} />
          ) : (
            <FormattedMessage
              {...messages.lastUsed}
              values={{ when: <Moment at={lastUsedAt} zone={zone} inSentence /> }}
            />
          )}
        </small>
      </Words>
      <LoadingButton variant="outlined" loading={pending} onClick={ask}>
        <FormattedMessage {...messages.remove} />
        <ScreenReaderContext name={name} />
      </LoadingButton>
    </FramedRow>
  );
}

/** Asks for confirmation and removes the passkey. */
function useRemoval({ id, name }: Passkey) {
  const intl = useIntl();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useDeletePasskey();
  const run = useNotifiedAction();
  const ask = () =>
    run(() =>
      confirm({
        title: intl.formatMessage(messages.removeQuestion, { name }),
        content: intl.formatMessage(messages.removeText),
        tone: 'danger',
        action: () => mutateAsync({ passkeyId: id }),
      }),
    );
  return { ask, pending: isPending };
}
