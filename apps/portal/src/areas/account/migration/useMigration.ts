import { useIntl } from 'react-intl';
import { notify } from '../../../lib/browser/notices.ts';
import { messages } from './messages.ts';
import { ApiError } from '@studio-portal/sdk';
import {
  useCreateCancelationNotice,
  useMigrateAccount,
} from '@studio-portal/sdk/api/account-migration';
import type { MigrationSteps } from '@studio-portal/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resetQueriesForNewUser } from '../../../lib/session/resetQueriesForNewUser.ts';
import { type Decider, recordDecision } from './decision.ts';
import {
  initialState,
  startingStep,
  transition,
  type WizardEvent,
  type WizardState,
} from './machine.ts';

/** The decision was made on another device. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'migration.error.notoffered';

/**
 * Runs the wizard and sends the requests of its transitions. A step changes once its request has
 * succeeded.
 */
export function useMigration(
  currentStep: MigrationSteps['currentStep'],
  decider: Decider,
  onClose: () => void,
): {
  state: WizardState;
  send: (event: WizardEvent) => void;
  pending: boolean;
  error: Error | null;
} {
  const queryClient = useQueryClient();
  const [state, setState] = useState(() => initialState(startingStep(currentStep)));
  const intl = useIntl();
  const over = async () => {
    await resetQueriesForNewUser(queryClient);
    onClose();
  };
  const onError = (error: Error) => (isOver(error) ? over() : undefined);
  const migrate = useMigrateAccount({
    mutation: {
      onSuccess: async () => {
        await over();
        notify({ type: 'success', title: intl.formatMessage(messages.moved), closeOnClick: true });
      },
      onError,
    },
  });
  const refuse = useCreateCancelationNotice({ mutation: { onError } });
  const send = (event: WizardEvent) => {
    const { state: next, effect } = transition(state, event);
    migrate.reset();
    refuse.reset();
    if (effect === 'ACCEPT') {
      recordDecision(decider, 'ACCEPT');
      migrate.mutate({ data: { agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true } });
      return;
    }
    if (effect === 'REFUSE') {
      recordDecision(decider, 'REFUSE');
      refuse.mutate(undefined, { onSuccess: () => setState(next) });
      return;
    }
    if (effect === 'CLOSE') {
      // A refusal of an earlier day was shown again: do not repeat it today.
      recordDecision(decider, 'REFUSE');
      onClose();
      return;
    }
    setState(next);
  };
  return {
    state,
    send,
    pending: migrate.isPending || refuse.isPending,
    error: migrate.error ?? refuse.error,
  };
}
