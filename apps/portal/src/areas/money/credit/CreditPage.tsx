import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  useGetConsumptionCredit,
  useValidateRecharge,
} from '@studio-portal/sdk/api/consumption-credit';
import type { CreditEntry, RechargeRefusal } from '@studio-portal/sdk/types';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { readQuery } from '../../../lib/address/query.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { CreditEntries } from './CreditEntries.tsx';
import { messages } from './messages.ts';
import { RechargeChoice } from './RechargeChoice.tsx';

const refusals = {
  UNKNOWN: messages.unknown,
  NOT_PERMITTED: messages.notPermitted,
} as const satisfies Record<RechargeRefusal, MessageDescriptor>;

/**
 * Shows the credit of a member, the ways to recharge it and its entries. A link from the studio
 * (`?rechargeId=`) redirects to that recharge, or shows why it is not possible.
 */
export function CreditPage() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { rechargeId } = readQuery(useLocation().search);
  const credit = useGetConsumptionCredit({ query: { staleTime: 0 } });
  const wanted = useValidateRecharge(
    { rechargeId: rechargeId ?? 0 },
    { query: { staleTime: 0, enabled: rechargeId !== undefined } },
  );
  if (rechargeId !== undefined && wanted.data?.valid)
    return <Navigate to={path('consumptionCreditPayment', { studioUuid, rechargeId })} replace />;
  const refusal = wanted.data?.reason;
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.consumptionCredit} />}
      intro={<FormattedMessage {...messages.intro} />}
      // With a link, wait for its validation before rendering, because it may redirect.
      queries={{ credit, wanted: rechargeId === undefined ? { ...wanted, data: null } : wanted }}
      skeleton={<RowsSkeleton rows={4} />}
    >
      {({ credit: { data } }) => (
        <>
          {refusal && (
            <Box sx={{ mb: 3 }}>
              <Alert kind="info">
                <FormattedMessage {...refusals[refusal]} />
              </Alert>
            </Box>
          )}
          <Typography color="textSecondary">
            <FormattedMessage {...messages.left} />
          </Typography>
          <Typography variant="h2" component="p" sx={{ mb: 4 }}>
            {formatSum(data.balance, intl)}
          </Typography>
          {data.rechargeable && (
            <>
              <Typography variant="h2" sx={{ mb: 2 }}>
                <FormattedMessage {...messages.recharge} />
              </Typography>
              <RechargeChoice />
            </>
          )}
          <Movements entries={data.entries} />
        </>
      )}
    </Page>
  );
}

function Movements({ entries }: { entries: readonly CreditEntry[] }) {
  if (entries.length === 0)
    return <EmptyState drawing="calendar" title={<FormattedMessage {...messages.none} />} />;
  return (
    <>
      <Typography variant="h2" sx={{ mt: 5, mb: 1 }}>
        <FormattedMessage {...messages.movements} />
      </Typography>
      <CreditEntries entries={entries} />
    </>
  );
}
