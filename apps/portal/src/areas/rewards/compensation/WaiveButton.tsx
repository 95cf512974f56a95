import { waiveCompensation } from '@studio-portal/sdk/api/compensation';
import type { Compensation } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Waives a compensation after a confirmation that states the consequences. */
export function WaiveButton({
  compensation: { compensationId, name },
}: {
  compensation: Pick<Compensation, 'compensationId' | 'name'>;
}) {
  const intl = useIntl();
  const confirm = useConfirm();
  const { studio } = useStudio();
  const { mutateAsync, isPending } = useApiMutation(['waiveCompensation'], {
    mutationFn: () => waiveCompensation(compensationId),
  });
  const run = useNotifiedAction(studio.zoneId);
  const waive = () =>
    run(() =>
      confirm({
        title: intl.formatMessage(messages.waiveQuestion),
        content: intl.formatMessage(messages.waiveText),
        tone: 'danger',
        action: async () => {
          await mutateAsync();
        },
      }),
    );
  return (
    <LoadingButton variant="text" color="inherit" loading={isPending} onClick={waive}>
      <FormattedMessage {...messages.waive} />
      <ScreenReaderContext name={name} />
    </LoadingButton>
  );
}
