import Button from '@mui/material/Button';
import {
  bookModuleContract,
  useListBookableModules,
} from '@studio-portal/sdk/api/module-contracts';
import type { BookModuleRequest } from '@studio-portal/sdk/types';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { BookedModule } from './BookedModule.tsx';
import { BookModuleForm } from './BookModuleForm.tsx';
import { messages } from './messages.ts';

interface BookModulePageProps {
  contractId: number;
  /** Module of the offer. */
  moduleId: number;
}

/**
 * Books a module with a contract: start date, price and the contract's new total; shows the result
 * afterwards.
 */
export function BookModulePage({ contractId, moduleId }: BookModulePageProps) {
  const { studioUuid } = useStudio();
  const [keyFor] = useState(createKeyring);
  const modules = useListBookableModules({ contractId }, { query: { staleTime: 0 } });
  const booking = useApiMutation(['bookModuleContract'], {
    mutationFn: (request: BookModuleRequest) =>
      bookModuleContract(request, { 'Idempotency-Key': keyFor(request) }),
  });
  const module = modules.data?.find(({ id }) => id === moduleId);
  useOwnTitle(module?.name);
  const all = path('additionalModulesAvailable', { studioUuid });
  if (booking.data) return <BookedModule booked={booking.data} />;
  const gone = {
    drawing: 'search' as const,
    title: <FormattedMessage {...messages.gone} />,
    action: (
      <Button variant="contained" component={Link} to={all}>
        <FormattedMessage {...messages.all} />
      </Button>
    ),
  };
  return (
    <Page
      template="form"
      title={
        module ? (
          <FormattedMessage {...messages.bookTitle} values={{ name: module.name }} />
        ) : (
          <FormattedMessage {...selfServiceTitles.additionalModules} />
        )
      }
      intro={module?.description}
      queries={{ modules }}
      skeleton={<FormSkeleton fields={1} />}
      missing={{ on: [400, 404], ...gone }}
      empty={() => (module ? undefined : gone)}
    >
      {() => module && <BookModuleForm module={module} booking={booking} />}
    </Page>
  );
}
