import Button from '@mui/material/Button';
import {
  useGetIdlePeriodConfig,
  useGetIdlePeriodDocumentRequirements,
  useGetIdlePeriodFirstStartDate,
} from '@studio-portal/sdk/api/idle-periods';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Page } from '../../../lib/page/Page.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { IdlePeriodForm } from './IdlePeriodForm.tsx';
import { RequestedIdlePeriod } from './RequestedIdlePeriod.tsx';
import { messages } from './messages.ts';
import { useRequestIdlePeriod } from './useRequestIdlePeriod.ts';

/**
 * Page to request a pause: dates, effect and a document if required; shows the result afterwards.
 */
export function RequestIdlePeriodPage() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const fresh = { query: { staleTime: 0 } };
  const config = useGetIdlePeriodConfig(fresh);
  const first = useGetIdlePeriodFirstStartDate(fresh);
  const requirements = useGetIdlePeriodDocumentRequirements(fresh);
  const request = useRequestIdlePeriod();
  useOwnTitle(intl.formatMessage(messages.ask));
  const list = path('idlePeriods', { studioUuid });
  if (request.data) return <RequestedIdlePeriod period={request.data} />;
  const limits = config.data && {
    shortest: formatTerm(config.data.minimumLength, intl),
    longest: formatTerm(config.data.maximumLength, intl),
    count: config.data.maximumPerYear,
  };
  return (
    <Page
      template="form"
      title={<FormattedMessage {...messages.ask} />}
      intro={limits && <FormattedMessage {...messages.limits} values={limits} />}
      queries={{ config, first, requirements }}
      skeleton={<FormSkeleton fields={2} />}
      empty={(loaded) =>
        loaded.config.data.editable && loaded.first.data.firstPossibleStartDate
          ? undefined
          : {
              drawing: 'calendar',
              title: <FormattedMessage {...messages.closed} />,
              action: (
                <Button variant="contained" component={Link} to={list}>
                  <FormattedMessage {...messages.back} />
                </Button>
              ),
            }
      }
    >
      {(loaded) => (
        <IdlePeriodForm
          first={loaded.first.data.firstPossibleStartDate}
          approvalRequired={loaded.config.data.approvalRequired}
          requirements={loaded.requirements.data}
          request={request}
        />
      )}
    </Page>
  );
}
