import { useListCompensations } from '@studio-portal/sdk/api/compensation';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { useIdInQuery } from '../../../lib/browser/useIdInQuery.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { CompensationRow } from './CompensationRow.tsx';
import { sortCompensations } from './sortCompensations.ts';
import { compensationParameter } from './compensationAddress.ts';
import { RewardList } from '../shared/RewardList.tsx';
import { messages } from './messages.ts';
import { RewardPage } from './RewardPage.tsx';

/** Shows the compensations of a member; with one in the query, the rewards to choose from. */
export function CompensationPage() {
  const id = useIdInQuery(compensationParameter);
  return id === undefined ? <CompensationList /> : <RewardPage id={id} />;
}

function CompensationList() {
  const intl = useIntl();
  const compensations = useListCompensations({ query: { staleTime: 0 } });
  // The focused button disappears with its state once the list has been refetched.
  useFocusFallback(
    String(compensations.data?.map(({ compensationId, status }) => [compensationId, status])),
  );
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.compensation} />}
      intro={<FormattedMessage {...messages.intro} />}
      queries={{ compensations }}
      skeleton={<ListSkeleton rows={3} />}
      empty={(loaded) =>
        loaded.compensations.data.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...messages.none} /> }
          : undefined
      }
    >
      {(loaded) => (
        <ConfirmProvider
          confirmLabel={intl.formatMessage(messages.waiveNow)}
          cancelLabel={intl.formatMessage(messages.keep)}
        >
          <RewardList>
            {sortCompensations(loaded.compensations.data).map((compensation) => (
              <CompensationRow key={compensation.compensationId} compensation={compensation} />
            ))}
          </RewardList>
        </ConfirmProvider>
      )}
    </Page>
  );
}
