import type { ContractStatus, MemberContract } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage, useIntl } from 'react-intl';
import { everyWords } from '../../joining/words/contractWords.ts';
import { ListLink } from '../../../lib/page/LinkList.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractPage } from './contractAddress.ts';
import { stateLabel } from './stateLabel.ts';
import { stateWords } from '../../joining/words/stateWords.ts';

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
      value={[everyWords(price, paymentFrequency, intl), stateWords(contract, intl)].join(' · ')}
    />
  );
}
