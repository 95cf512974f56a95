import type { TrialSessionConfig } from '@studio-portal/sdk/types';
import type { Subject } from '../../checkout/flow/Flow.ts';
import { messages } from './messages.ts';
import { useStepAddress } from './useStepAddress.ts';

/**
 * Returns a function for the step that chooses the time of a trial session, which precedes those of
 * its purchase.
 */
export function useTimeStep(): (
  config: Pick<TrialSessionConfig, 'steps'>,
) => NonNullable<Subject['before']> {
  const stepPath = useStepAddress();
  return ({ steps }) => ({
    label: messages.time,
    href: stepPath(steps.find(({ name }) => name === 'TIME')?.step ?? 1),
  });
}
