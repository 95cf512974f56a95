import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useGuard } from '../../lib/access/useGuard.ts';
import { path } from '../../lib/address/paths.ts';
import { fallbackAddress } from '../../lib/address/redirects.ts';
import { useLocaleChoice } from '../../lib/i18n/LocaleProvider.tsx';
import { type StudioPageData, StudioProvider } from '../../lib/routes/StudioContext.tsx';
import { GuardRedirect } from './GuardRedirect.tsx';
import { StudioShell } from './StudioShell.tsx';

/** Shows a page of a studio if the user may see it, and otherwise redirects. */
export function Guarded({ data, children }: { data: StudioPageData; children: ReactNode }) {
  const { studioUuid, studio } = data;
  const access = useGuard(data);
  const { pathname, search } = useLocation();
  const { suggest } = useLocaleChoice();
  useEffect(() => suggest(studio.locale), [suggest, studio.locale]);
  const here = pathname + search;
  return (
    <StudioProvider value={data}>
      {access.kind === 'allowed' ? (
        <StudioShell>{children}</StudioShell>
      ) : (
        <GuardRedirect
          key={here}
          here={here}
          to={
            access.kind === 'switched-off'
              ? fallbackAddress()
              : path(access.kind === 'denied' ? access.to : 'studio', { studioUuid })
          }
          remember={access.kind === 'denied'}
          studioUuid={studioUuid}
        />
      )}
    </StudioProvider>
  );
}
