import { createZendeskToken } from '@studio-portal/sdk/api/me';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useWhitelabel } from '../../app/WhitelabelProvider.tsx';
import { useSession } from '../../lib/session/useSession.ts';
import { useStudioIfAny } from '../../lib/studio/StudioContext.tsx';
import { showsSupport } from './brandRules.ts';

/**
 * Where help is found: for whoever is logged in the brand's support, asked for at login; else the studio's e-mail. Undefined where
 * the brand hides it or nobody can be asked (specification 1, sections 4 and 6).
 */
export function useSupportLink(): string | undefined {
  const shown = showsSupport(useWhitelabel());
  const { studio } = useStudioIfAny() ?? {};
  const { user } = useSession();
  const { locale } = useIntl();
  const { data } = useQuery({
    // The page behind it is in the reader's language.
    queryKey: ['support-link', user?.id, locale],
    queryFn: () => createZendeskToken(),
    enabled: shown && user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!shown) return undefined;
  return (user && data?.supportURL) ?? (studio?.email ? `mailto:${studio.email}` : undefined);
}
