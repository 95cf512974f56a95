import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
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
import { contractListAddress, contractParameter } from './contractAddress.ts';
import { ContractRow } from './ContractRow.tsx';
import { ContractView } from './ContractView.tsx';
import { messages } from './messages.ts';
import { PendingCancelations } from './PendingCancelations.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { useContractsTitle } from './useContractsTitle.ts';

/**
 * Current or past contracts of a member. Shows the details if there is only one contract, under the
 * same title as the list (spec 2.4), or if the query names one, under its name.
 */
export function ContractsPage({ status }: { status: ContractStatus }) {
  const [query] = useSearchParams();
  const { studioUuid } = useStudio();
  const contracts = useListContracts({ status }, { query: { staleTime: 0 } });
  const shown = findShownContract(contracts.data, query.get(contractParameter));
  const title = useContractsTitle(status);
  const offers = useCanOpen('contract');
  const list = contractListAddress(studioUuid, status);
  const isNamed = query.has(contractParameter);
  const pageTitle = (isNamed && shown?.name) || title;
  useOwnTitle(pageTitle);
  const back = (
    <SiteLink href={list}>
      <FormattedMessage {...messages.back} />
    </SiteLink>
  );
  return (
    <Page
      title={pageTitle}
      above={<Box sx={{ mb: 4 }}>{isNamed ? back : <StatusChoice status={status} />}</Box>}
      queries={{ contracts }}
      skeleton={<ListSkeleton rows={3} />}
      empty={({ contracts: { data } }) => {
        if (isNamed && !shown)
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
        shown ? (
          <>
            {!isNamed && (
              <Typography variant="h2" sx={{ mb: 1 }}>
                {shown.name}
              </Typography>
            )}
            <ContractView contract={shown} />
          </>
        ) : (
          <>
            <LinkList>
              {data.map((contract) => (
                <ContractRow key={contract.id} contract={contract} status={status} />
              ))}
            </LinkList>
            {status === 'ACTIVE' && <PendingCancelations />}
          </>
        )
      }
    </Page>
  );
}

function findShownContract(
  contracts: readonly MemberContract[] | undefined,
  named: string | null,
): MemberContract | undefined {
  if (named !== null) return contracts?.find(({ id }) => String(id) === named);
  return contracts?.length === 1 ? contracts[0] : undefined;
}
