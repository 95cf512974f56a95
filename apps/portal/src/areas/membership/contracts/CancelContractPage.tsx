import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Page } from '../../../lib/page/Page.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractPageAddress } from './contractAddress.ts';
import { CancelContractForm } from './CancelContractForm.tsx';
import { cancelMessages as messages } from './cancelMessages.ts';
import { CancelContractReceipt } from './CancelContractReceipt.tsx';
import { PauseInstead } from './PauseInstead.tsx';
import { useContractCancelation } from './useContractCancelation.ts';

interface CancelContractPageProps {
  contractId: number;
  /** Module to cancel; undefined for the contract itself. */
  moduleId: number | undefined;
}

/**
 * Cancels a contract or a module: shows the effect of the selected end date before the button, and
 * the receipt afterwards.
 */
export function CancelContractPage({ contractId, moduleId }: CancelContractPageProps) {
  const { studioUuid } = useStudio();
  const { name, isCanceled, queries, cancelation } = useContractCancelation(contractId, moduleId);
  useOwnTitle(name);
  const contract = contractPageAddress(studioUuid, 'ACTIVE', contractId);
  if (cancelation.data) return <CancelContractReceipt receipt={cancelation.data} />;
  return (
    <Page
      template="form"
      title={
        <FormattedMessage
          {...(moduleId === undefined ? messages.cancelContract : messages.cancelModule)}
        />
      }
      intro={
        <>
          {name !== undefined && <strong>{name}. </strong>}
          {!isCanceled && <FormattedMessage {...messages.intro} />}
        </>
      }
      above={
        !isCanceled && (
          <Box sx={{ mb: 3 }}>
            <SiteLink href={contract}>
              <FormattedMessage {...messages.keep} />
            </SiteLink>
          </Box>
        )
      }
      queries={queries}
      skeleton={<FormSkeleton fields={3} />}
      missing={{
        on: [400, 404],
        action: (
          <Button variant="contained" component={Link} to={contract}>
            <FormattedMessage {...messages.toContract} />
          </Button>
        ),
      }}
      empty={({ dates: { data } }) =>
        data.cancelable && data.dates.length > 0
          ? undefined
          : {
              drawing: 'calendar',
              title: (
                <FormattedMessage
                  {...(!isCanceled
                    ? messages.notNow
                    : moduleId === undefined
                      ? messages.doneContract
                      : messages.doneModule)}
                />
              ),
              action: (
                <Button variant="contained" component={Link} to={contract}>
                  <FormattedMessage {...messages.toContract} />
                </Button>
              ),
            }
      }
    >
      {({ dates, reasons }) => (
        <>
          <CancelContractForm
            of={moduleId === undefined ? 'contract' : 'module'}
            dates={dates.data.dates}
            reasons={reasons.data}
            cancelation={cancelation}
          />
          {moduleId === undefined && <PauseInstead />}
        </>
      )}
    </Page>
  );
}
