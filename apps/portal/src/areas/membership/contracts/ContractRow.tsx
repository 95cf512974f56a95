import type { ContractStatus, MemberContract } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatRecurringPrice } from '../../joining/words/contractFormats.ts';
import { ListLink } from '../../../lib/page/LinkList.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractPageAddress } from './contractAddress.ts';
import { stateLabel } from './stateLabel.ts';
import { formatContractState } from '../../joining/words/formatContractState.ts';

/** A contract as a list row: name, state and price. */
export function ContractRow({
  contract,
  status,
}: {
  contract: MemberContract;
  status: ContractStatus;
}) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { id, name, price, paymentFrequency } = contract;
  return (
    <ListLink
      to={contractPageAddress(studioUuid, status, id)}
      title={
        <>
          {name}{' '}
          <Tag>
            <FormattedMessage {...stateLabel(contract)} />
          </Tag>
        </>
      }
      value={[
        formatRecurringPrice(price, paymentFrequency, intl),
        formatContractState(contract, intl),
      ].join(' · ')}
    />
  );
}
