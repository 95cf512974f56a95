import {
  useGetTrialSessionConfig,
  useGetTrialSessionLeadConfig,
  useGetTrialSessionLeadCustomer,
} from '@studio-portal/sdk/api/trial-sessions';
import type { TrialLeadCustomer, TrialSessionConfig } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { Loaded } from '../../checkout/flow/Flow.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** The trial session of the studio, as the reader comes to it. */
export interface Trial {
  config: TrialSessionConfig;
  /** What the studio calls it, or what everybody does. */
  name: string;
  /** What the studio knows of the person whom it has sent a link; undefined for everybody else. */
  lead: (TrialLeadCustomer & { uuid: string }) | undefined;
  /** Why the link of an invitation leads to nothing but the trial session itself. */
  leadError: Error | null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The lead that the address names, by the link in a studio's mail. */
function useLead(): string | undefined {
  const [query] = useSearchParams();
  const lead = query.get('lead') ?? '';
  return uuid.test(lead) ? lead : undefined;
}

/** The trial session of the studio; with the link of an invitation that of the lead, unless it is another studio's or has ended. */
export function useTrial(): Loaded<Trial> {
  const intl = useIntl();
  const { studio } = useStudio();
  const lead = useLead();
  const query = { enabled: lead !== undefined };
  const own = useGetTrialSessionConfig({ organizationUnitId: studio.id });
  const invited = useGetTrialSessionLeadConfig({ uuid: lead ?? '' }, { query });
  const customer = useGetTrialSessionLeadCustomer(lead ?? '', { query });
  const leadError = invited.error ?? customer.error;
  const isInvited = invited.data?.organizationUnitId === studio.id;
  const config = isInvited ? invited.data : own.data;
  const isWaiting = lead !== undefined && !leadError && !(invited.data && customer.data);
  if (own.error && !config)
    return { status: 'error', error: own.error, retry: () => void own.refetch() };
  if (!config || isWaiting) return { status: 'loading' };
  return {
    status: 'ready',
    value: {
      config,
      name: config.name ?? intl.formatMessage(titles.trialSession),
      lead: isInvited && lead && customer.data ? { ...customer.data, uuid: lead } : undefined,
      leadError,
    },
    refetch: () => void own.refetch(),
    isFetching: own.isFetching,
  };
}
