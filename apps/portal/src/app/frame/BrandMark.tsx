import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { useStartPath } from '../../areas/studio/shared/usePortalLinks.ts';

const Logo = styled('img')({
  display: 'block',
  height: 32,
  width: 'auto',
  maxWidth: 'min(40vw, 100%)',
  objectFit: 'contain',
  objectPosition: 'left',
});

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 44,
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
});

/**
 * Shows the logo of the portal, or of the studio if it has its own: studios of type 0 or 1 use the
 * product's (spec 2.7). Links to the studio's home, or to the list of studios.
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
