import {
  withdrawContractCancelation,
  withdrawModuleContractCancelation,
} from '@studio-portal/sdk/api/contracts';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { cancelMessages as messages } from './cancelMessages.ts';

interface WithdrawCancelationProps {
  /** Id of the contract or of the module contract. */
  id: number;
  of: 'contract' | 'module';
  name: string;
}

const calls = {
  contract: withdrawContractCancelation,
  module: withdrawModuleContractCancelation,
} as const;

/** Withdraws a cancelation after confirmation, possible until the contract or module ends. */
export function WithdrawCancelation({ id, of, name }: WithdrawCancelationProps) {
  const intl = useIntl();
  const confirm = useConfirm();
  const { studio } = useStudio();
  const [keyFor] = useState(createKeyring);
  const { mutateAsync, isPending } = useApiMutation(
    ['withdrawContractCancelation', 'withdrawModuleContractCancelation'],
    { mutationFn: () => calls[of](id, { 'Idempotency-Key': keyFor([of, id]) }) },
  );
  const run = useNotifiedAction(studio.zoneId);
  const handleClick = () =>
    run(() =>
      confirm({
        title: intl.formatMessage(messages.withdrawQuestion),
        content: intl.formatMessage(messages.withdrawText, { name }),
        action: async () => {
          await mutateAsync();
          return { title: intl.formatMessage(messages.withdrawn, { name }) };
        },
      }),
    );
  return (
    <LoadingButton variant="outlined" loading={isPending} onClick={handleClick}>
      <FormattedMessage {...messages.withdraw} />
      <ScreenReaderContext name={name} />
    </LoadingButton>
  );
}
