import { createZendeskToken } from '@studio-portal/sdk/api/me';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findContact } from './findContact.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../../lib/routes/StudioContext.tsx';
import { showsSupport } from '../../../lib/brand/brandRules.ts';

const calls = ['createZendeskToken'] as const;

/**
 * Loads the support link of a logged-in user once (spec 4: "on login … the support link is
 * fetched").
 */
export function useSupportToken(): void {
  const shown = showsSupport(useWhitelabel());
  const { user } = useSession();
  const mutations = useQueryClient().getMutationCache();
  const { mutate } = useApiMutation(calls, {
    mutationFn: (_userId: number) => createZendeskToken(),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const asker = shown ? user?.id : undefined;
  useEffect(() => {
    if (asker === undefined) return;
    const isAsked = mutations.find({
      mutationKey: [...calls],
      predicate: ({ state }) => state.variables === asker && state.status !== 'error',
    });
    if (!isAsked) mutate(asker);
  }, [asker, mutate, mutations]);
}

/**
 * Returns the support link: the brand's support for logged-in users, otherwise the studio's e-mail.
 * Undefined if the brand hides it or there is no contact (spec 6).
 */
export function useSupportLink(): string | undefined {
  const shown = showsSupport(useWhitelabel());
  const { studio } = useStudioIfAny() ?? {};
  const { user } = useSession();
  const links = useMutationState({
    filters: { mutationKey: [...calls], status: 'success' },
    select: ({ state }) => (state.variables === user?.id ? supportUrl(state.data) : undefined),
  });
  if (!shown) return undefined;
  const own = user && links.findLast((link) => link !== undefined);
  const email = studio && findContact(studio, 'EMAIL');
  return own ?? (email ? `mailto:${email}` : undefined);
}

const supportUrl = (answer: unknown): string | undefined =>
  isRecord(answer) && typeof answer.supportURL === 'string' ? answer.supportURL : undefined;
