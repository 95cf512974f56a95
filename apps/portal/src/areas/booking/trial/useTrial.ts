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

/** Trial session of the studio, with the invitation if the user follows one. */
export interface Trial {
  config: TrialSessionConfig;
  /** Name given by the studio, or the default name. */
  name: string;
  /** Known data of an invited person; undefined without a valid invitation. */
  lead: (TrialLeadCustomer & { uuid: string }) | undefined;
  /** Error of an invitation that could not be loaded; the trial session is offered without it. */
  leadError: Error | null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the id of the invited lead from the address, set by the link in a studio's mail. */
function useLead(): string | undefined {
  const [query] = useSearchParams();
  const lead = query.get('lead') ?? '';
  return uuid.test(lead) ? lead : undefined;
}

/**
 * Loads the trial session of the studio, or that of an invitation unless it belongs to another
 * studio or has ended.
 */
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
