import { queryKeyOf } from '@studio-portal/sdk';
import { createZendeskToken } from '@studio-portal/sdk/api/me';
import { useQuery } from '@tanstack/react-query';
import { useWhitelabel } from '../../site/brand/WhitelabelProvider.tsx';
import { useSession } from '../../domains/session/useSession.ts';
import { useStudioIfAny } from '../../site/studio/StudioContext.tsx';
import { showsSupport } from './brandRules.ts';

/**
 * Where help is found: for whoever is logged in the brand's support, asked for at login; else the studio's e-mail. Undefined where
 * the brand hides it or nobody can be asked (specification 1, sections 4 and 6).
 */
export function useSupportLink(): string | undefined {
  const shown = showsSupport(useWhitelabel());
  const { studio } = useStudioIfAny() ?? {};
  const { user } = useSession();
  const { data } = useQuery({
    // Of one member: a session is not part of a key.
    queryKey: queryKeyOf('createZendeskToken', user?.id),
    queryFn: ({ signal, queryKey }) => createZendeskToken({ signal, queryKey }),
    enabled: shown && user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!shown) return undefined;
  return (user && data?.supportURL) ?? (studio?.email ? `mailto:${studio.email}` : undefined);
}
