import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  archivePaymentInstrument,
  preferPaymentInstrument,
} from '@studio-portal/sdk/api/payment-instruments';
import type { PaymentInstrument } from '@studio-portal/sdk/types';
import { FramedRow } from '@studio-portal/ui/FramedList';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { Tag } from '@studio-portal/ui/Tag';
import { space } from '@studio-portal/ui/tokens';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { instrumentName } from './instrumentName.ts';
import { PaymentMark } from './PaymentMark.tsx';
import { ValidUntil } from './ValidUntil.tsx';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const StoredMandate = lazyNamed(() => import('./StoredMandate.tsx'), 'StoredMandate');

const Name = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space(2)} ${space(12)}`,
  overflowWrap: 'anywhere',
  '& > small': { gridColumn: 2 },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(8) });
const Below = styled('div')({ flexBasis: '100%' });

/** Row of a stored payment instrument with its actions. */
export function InstrumentRow({ instrument }: { instrument: PaymentInstrument }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const [reads, setReads] = useState(false);
  const { type, brand, preferred, mandateReference } = instrument;
  const name = instrumentName(instrument, intl);
  const prefer = useApiMutation(['preferPaymentInstrument'], {
    mutationFn: () => preferPaymentInstrument(instrument.id),
    onSuccess: () =>
      notify({ type: 'success', title: intl.formatMessage(messages.preferDone, { name }) }),
    onError: (error) => notify({ ...errorNotice(error, intl, studio.zoneId), closeOnClick: true }),
  });
  const remove = useRemoval(instrument, name, studio.zoneId);
  return (
    <FramedRow>
      <Name>
        <PaymentMark of={type} brand={brand} />
        <Typography variant="subtitle1" component="span">
          {name}
        </Typography>
        <small>
          <ValidUntil instrument={instrument} />
        </small>
      </Name>
      <Actions>
        {preferred ? (
          <Tag>
            <FormattedMessage {...messages.preferred} />
          </Tag>
        ) : (
          <LoadingButton variant="text" loading={prefer.isPending} onClick={() => prefer.mutate()}>
            <FormattedMessage {...messages.prefer} />
            <ScreenReaderContext name={name} />
          </LoadingButton>
        )}
        {mandateReference !== null && (
          <Button variant="text" aria-expanded={reads} onClick={() => setReads(!reads)}>
            <FormattedMessage {...(reads ? messages.hideMandate : messages.mandate)} />
            <ScreenReaderContext name={name} />
          </Button>
        )}
        <LoadingButton variant="outlined" loading={remove.pending} onClick={remove.ask}>
          <FormattedMessage {...messages.remove} />
          <ScreenReaderContext name={name} />
        </LoadingButton>
      </Actions>
      {reads && mandateReference !== null && (
        <Below>
          <Suspense fallback={null}>
            <StoredMandate instrument={instrument} reference={mandateReference} />
          </Suspense>
        </Below>
      )}
    </FramedRow>
  );
}

/** Asks for confirmation and removes the instrument; an error says why it is still needed. */
function useRemoval({ id }: PaymentInstrument, name: string, zone: string) {
  const intl = useIntl();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(['archivePaymentInstrument'], {
    mutationFn: () => archivePaymentInstrument(id),
  });
  const run = useNotifiedAction(zone);
  const ask = () =>
    run(() =>
      confirm({
        title: intl.formatMessage(messages.removeQuestion, { name }),
        content: intl.formatMessage(messages.removeText),
        tone: 'danger',
        action: async () => {
          await mutateAsync();
          return { title: intl.formatMessage(messages.removed, { name }) };
        },
      }),
    );
  return { ask, pending: isPending };
}
