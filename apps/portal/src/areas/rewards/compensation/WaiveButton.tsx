import { waiveCompensation } from '@studio-portal/sdk/api/compensation';
import type { Compensation } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';
import { catchFocus } from '../../../lib/focus/catchFocus.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { OfWhat } from '../../../lib/page/OfWhat.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Does without a compensation, after a question that says what that means. */
export function WaiveButton({
  compensation: { compensationId, name },
}: {
  compensation: Pick<Compensation, 'compensationId' | 'name'>;
}) {
  const intl = useIntl();
  const confirm = useConfirm();
  const { studio } = useStudio();
  const { mutateAsync, isPending } = useWriting(['waiveCompensation'], {
    mutationFn: () => waiveCompensation(compensationId),
  });
  const ask = async () => {
    try {
      await confirm({
        title: intl.formatMessage(messages.waiveQuestion),
        content: intl.formatMessage(messages.waiveText),
        action: async () => {
          await mutateAsync();
          return true;
        },
      });
    } catch (error) {
      notify({ ...errorNotice(error, intl, studio.zoneId), closeOnClick: true });
    }
    catchFocus();
  };
  return (
    <LoadingButton variant="text" color="inherit" loading={isPending} onClick={() => void ask()}>
      <FormattedMessage {...messages.waive} />
      <OfWhat name={name} />
    </LoadingButton>
  );
}
