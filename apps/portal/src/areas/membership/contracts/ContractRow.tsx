import type { ContractStatus, MemberContract } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatRecurringPrice } from '../../joining/words/contractFormats.ts';
import { ListLink } from '../../../lib/page/LinkList.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractPage } from './contractAddress.ts';
import { stateLabel } from './stateLabel.ts';
import { formatContractState } from '../../joining/words/formatContractState.ts';

/** A contract as a line of the list: what it is, how it stands, what it costs. */
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
      to={contractPage(studioUuid, status, id)}
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
