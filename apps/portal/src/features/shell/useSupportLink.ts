import { useWhitelabel } from '../../app/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../lib/studio/StudioContext.tsx';
import { showsSupport } from './brandRules.ts';

/** Where help is found: the studio's e-mail; undefined where the brand hides it or nobody can be asked (specification 1, section 6). */
export function useSupportLink(): string | undefined {
  const whitelabel = useWhitelabel();
  const { studio } = useStudioIfAny() ?? {};
  return showsSupport(whitelabel) && studio?.email ? `mailto:${studio.email}` : undefined;
}
