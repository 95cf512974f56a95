import { useGetContractConfiguration, useListContracts } from '@studio-portal/sdk/api/contracts';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { FormattedMessage } from 'react-intl';
import { Page } from '../../../lib/page/Page.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { ContractModules } from './ContractModules.tsx';
import { messages } from './messages.ts';

/** Modules that can be added to the member's current contracts. */
export function ModulesPage() {
  const contracts = useListContracts({ status: 'ACTIVE' }, { query: { staleTime: 0 } });
  const configuration = useGetContractConfiguration();
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.additionalModules} />}
      intro={<FormattedMessage {...messages.intro} />}
      queries={{ contracts, configuration }}
      skeleton={<ListSkeleton rows={3} />}
      empty={(loaded) =>
        loaded.contracts.data.length === 0 || !loaded.configuration.data.moduleBookingEnabled
          ? { drawing: 'door', title: <FormattedMessage {...messages.none} /> }
          : undefined
      }
    >
      {(loaded) =>
        loaded.contracts.data.map((contract) => (
          <ContractModules
            key={contract.id}
            contract={contract}
            titled={loaded.contracts.data.length > 1}
          />
        ))
      }
    </Page>
  );
}
