import type { ContractStatus } from '@studio-portal/sdk/types';
import { SegmentedControl } from '@studio-portal/ui/SegmentedControl';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractListAddress } from './contractAddress.ts';
import { messages } from './messages.ts';

/** Switch between current and past contracts, for members who may see both. */
export function StatusChoice({ status }: { status: ContractStatus }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { studioUuid } = useStudio();
  const canOpen = useRouteAccess();
  if (!canOpen('myContractCurrent') || !canOpen('myContractPast')) return null;
  return (
    <SegmentedControl
      label={intl.formatMessage(messages.lists)}
      value={status}
      onChange={(chosen) => void navigate(contractListAddress(studioUuid, chosen))}
      segments={[
        { value: 'ACTIVE', label: <FormattedMessage {...messages.current} /> },
        { value: 'INACTIVE', label: <FormattedMessage {...messages.past} /> },
      ]}
    />
  );
}
