import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { useStartPath } from '../../areas/studio/shared/usePortalLinks.ts';

const Logo = styled('img')({ display: 'block', height: 32, width: 'auto', maxWidth: '40vw' });

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
});

/**
 * The logo of the portal, or that of the studio where the studio has its own: one of type 0 or 1 shows the logo of the product
 * (specification 1, section 2.7). Leads to the start of the studio, elsewhere to the list of studios.
 */
export function BrandMark() {
  const whitelabel = useWhitelabel();
  const { studio } = useStudioIfAny() ?? {};
  const own = studio && studio.type > 1 ? studio.logoUrl : null;
  const name = own
    ? (studio?.name ?? '')
    : (whitelabel?.style.title ?? whitelabel?.name ?? 'Studio Portal');
  const src = own ?? whitelabel?.style.headerLogoUrl;
  const mark = src ? <Logo src={src} alt={name} width={128} height={32} /> : name;
  const to = useStartPath();
  return to ? <Home to={to}>{mark}</Home> : mark;
}
