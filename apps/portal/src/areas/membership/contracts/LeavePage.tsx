import Button from '@mui/material/Button';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { BackLink } from '../../../lib/page/BackLink.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractPage } from './contractAddress.ts';
import { LeaveForm } from './LeaveForm.tsx';
import { leaveMessages as messages } from './leaveMessages.ts';
import { LeftReceipt } from './LeftReceipt.tsx';
import { useLeave } from './useLeave.ts';

interface LeavePageProps {
  contractId: number;
  /** One of its modules; undefined for the contract itself. */
  moduleId: number | undefined;
}

/** The way out of a contract or a module: to which day, what that means, and only then the button; afterwards the receipt. */
export function LeavePage({ contractId, moduleId }: LeavePageProps) {
  const { studioUuid } = useStudio();
  const { name, isCanceled, queries, leaving } = useLeave(contractId, moduleId);
  useOwnTitle(name);
  const contract = contractPage(studioUuid, 'ACTIVE', contractId);
  if (leaving.data) return <LeftReceipt receipt={leaving.data} />;
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
      above={!isCanceled && <BackLink href={contract} label={messages.keep} />}
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
        <LeaveForm
          of={moduleId === undefined ? 'contract' : 'module'}
          dates={dates.data.dates}
          reasons={reasons.data}
          leaving={leaving}
        />
      )}
    </Page>
  );
}
