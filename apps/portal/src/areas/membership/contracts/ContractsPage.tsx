import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContracts } from '@studio-portal/sdk/api/contracts';
import type { ContractStatus, MemberContract } from '@studio-portal/sdk/types';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { LinkList } from '../../../lib/page/LinkList.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractList, contractParameter } from './contractAddress.ts';
import { ContractRow } from './ContractRow.tsx';
import { ContractView } from './ContractView.tsx';
import { messages } from './messages.ts';
import { StatusChoice } from './StatusChoice.tsx';
import { useContractsTitle } from './useContractsTitle.ts';

/** The contracts of a member that are not over, or those that are; one that is alone, or that the query names, is shown whole. */
export function ContractsPage({ status }: { status: ContractStatus }) {
  const [query] = useSearchParams();
  const { studioUuid } = useStudio();
  const contracts = useListContracts({ status }, { query: { staleTime: 0 } });
  const one = oneOf(contracts.data, query.get(contractParameter));
  const title = useContractsTitle(status);
  const offers = useCanOpen('contract');
  const list = contractList(studioUuid, status);
  useOwnTitle(one?.name ?? title);
  const isNamed = query.has(contractParameter);
  const back = (
    <SiteLink href={list}>
      <FormattedMessage {...messages.back} />
    </SiteLink>
  );
  return (
    <Page
      title={one?.name ?? title}
      above={<Box sx={{ mb: 4 }}>{isNamed ? back : <StatusChoice status={status} />}</Box>}
      queries={{ contracts }}
      skeleton={<ListSkeleton rows={3} />}
      empty={({ contracts: { data } }) => {
        if (isNamed && !one)
          return {
            drawing: 'search',
            title: <FormattedMessage {...messages.gone} />,
            action: back,
          };
        if (data.length > 0) return undefined;
        if (status === 'INACTIVE')
          return { drawing: 'door', title: <FormattedMessage {...messages.noPast} /> };
        return {
          drawing: 'door',
          title: <FormattedMessage {...messages.noCurrent} />,
          action: offers ? (
            <Button variant="contained" component={Link} to={path('contract', { studioUuid })}>
              <FormattedMessage {...messages.toOffers} />
            </Button>
          ) : undefined,
        };
      }}
    >
      {({ contracts: { data } }) =>
        one ? (
          <ContractView contract={one} />
        ) : (
          <LinkList>
            {data.map((contract) => (
              <ContractRow key={contract.id} contract={contract} status={status} />
            ))}
          </LinkList>
        )
      }
    </Page>
  );
}

function oneOf(
  contracts: readonly MemberContract[] | undefined,
  named: string | null,
): MemberContract | undefined {
  if (named !== null) return contracts?.find(({ id }) => String(id) === named);
  return contracts?.length === 1 ? contracts[0] : undefined;
}
