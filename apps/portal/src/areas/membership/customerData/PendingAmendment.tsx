import Typography from '@mui/material/Typography';
import { withdrawAmendment } from '@studio-portal/sdk/api/customer-data';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { recoverLostFocus } from '../../../lib/focus/recoverLostFocus.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { notify } from '../../../lib/browser/notices.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

interface PendingAmendmentProps {
  amendment: { id: string; createdAt: Date };
  /** Requested values. */
  facts: readonly Fact[];
}

/** Amendment that awaits the studio's decision and can be withdrawn until then. */
export function PendingAmendment({ amendment, facts }: PendingAmendmentProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { mutate, isPending } = useApiMutation(['withdrawAmendment'], {
    mutationFn: () => withdrawAmendment(amendment.id),
    onSuccess: () => {
      notify({ type: 'success', title: intl.formatMessage(messages.withdrawn) });
      recoverLostFocus();
    },
    onError: (error) => notify({ ...errorNotice(error, intl, studio.zoneId), closeOnClick: true }),
  });
  return (
    <Panel sx={{ width: '100%', boxSizing: 'border-box', justifyItems: 'start' }}>
      <Typography variant="h2">
        <FormattedMessage {...messages.waiting} />
      </Typography>
      <FactList
        facts={[
          ...facts,
          [messages.asked, <Moment key="asked" at={amendment.createdAt} zone={studio.zoneId} />],
        ]}
      />
      <LoadingButton variant="outlined" loading={isPending} onClick={() => mutate()}>
        <FormattedMessage {...messages.withdraw} />
      </LoadingButton>
    </Panel>
  );
}
