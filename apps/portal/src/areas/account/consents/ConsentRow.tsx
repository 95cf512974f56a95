import { styled } from '@mui/material/styles';
import { useWithdrawConsent } from '@studio-portal/sdk/api/legal';
import type { GivenConsent } from '@studio-portal/sdk/types';
import { FramedRow } from '@studio-portal/ui/FramedList';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const Words = styled('div')(({ theme }) => ({
  flex: '1 1 15rem',
  overflowWrap: 'anywhere',
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

/** Consent with its text, when it was given and withdrawn, and a withdraw button if it is optional and in force. */
export function ConsentRow({ consent }: { consent: GivenConsent }) {
  const { text, studioName, version, mandatory, givenAt, withdrawnAt } = consent;
  const { ask, pending } = useWithdrawal(consent);
  const { zoneId } = useStudio().studio;
  return (
    <FramedRow>
      <Words>
        {text}
        <small>
          <FormattedMessage
            {...messages.given}
            values={{
              studio: studioName,
              version,
              when: <Moment at={givenAt} zone={zoneId} inSentence />,
            }}
          />
        </small>
        {withdrawnAt && (
          <small>
            <FormattedMessage
              {...messages.withdrawn}
              values={{ when: <Moment at={withdrawnAt} zone={zoneId} inSentence /> }}
            />
          </small>
        )}
        {mandatory && (
          <small>
            <FormattedMessage {...messages.mandatory} />
          </small>
        )}
      </Words>
      {!mandatory && !withdrawnAt && (
        <LoadingButton variant="outlined" loading={pending} onClick={ask}>
          <FormattedMessage {...messages.withdraw} />
          <ScreenReaderContext name={text} />
        </LoadingButton>
      )}
    </FramedRow>
  );
}

/** Asks for confirmation and withdraws the consent. */
function useWithdrawal({ id, text }: GivenConsent) {
  const intl = useIntl();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useWithdrawConsent();
  const run = useNotifiedAction();
  const ask = () =>
    run(() =>
      confirm({
        title: intl.formatMessage(messages.withdrawQuestion),
        content: text,
        tone: 'danger',
        action: () => mutateAsync({ consentId: id }),
      }),
    );
  return { ask, pending: isPending };
}
