import { styled } from '@mui/material/styles';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { contentWidth, fontWeights, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { hasClientStyling } from '../../lib/brand/brandRules.ts';
import type { StudioPageData } from '../../lib/routes/StudioContext.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { messages } from './messages.ts';
import { ContractLinks, DocumentLinks, StudioFooter } from './StudioFooter.tsx';
import { usePortalLinks } from '../../areas/studio/shared/usePortalLinks.ts';

const Band = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  backgroundColor: theme.vars.palette.footer.main,
  color: theme.vars.palette.footer.contrastText,
  '--sp-focus': theme.vars.palette.footer.contrastText,
  '& a': { color: 'inherit', display: 'inline-flex', alignItems: 'center', minHeight: 24 },
  '& strong': { display: 'block', marginBottom: space(12), fontWeight: fontWeights.bold },
  '& ul': {
    display: 'flex',
    flexDirection: 'column',
    gap: space(8),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  gap: `${space(32)} ${space(24)}`,
  maxWidth: contentWidth.wide,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: `${space(32)} ${space(16)}`,
  [theme.breakpoints.up('sm')]: { padding: `${space(50)} ${space(24)}` },
}));

/** Language and the product behind the portal, in a row of their own on phones. */
const Aside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: `${space(16)} ${space(24)}`,
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', flexDirection: 'row' },
}));

/** Looks quieter and takes less room than the form above it. */
const SlimBand = styled(Band)(({ theme }) => ({
  ...theme.typography.body2,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  '--sp-focus': 'initial',
  '& strong': { display: 'none' },
  '& ul': { flexDirection: 'row', flexWrap: 'wrap', columnGap: space(24) },
}));

const SlimColumns = styled(Columns)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(12),
  paddingBlock: space(24),
  [theme.breakpoints.up('sm')]: { paddingBlock: space(24) },
}));

const SlimAside = styled(Aside)({ flexDirection: 'row', alignItems: 'center' });

/**
 * Footer with help, legal pages and language, the same links on every page (spec 2.7).
 * @param slim in lines of small print, for the steps of a flow
 */
export function Footer({ slim = false }: { slim?: boolean }) {
  const intl = useIntl();
  const [Root, Inner, End] = slim ? [SlimBand, SlimColumns, SlimAside] : [Band, Columns, Aside];
  return (
    <Root>
      <Inner>
        <StudioFooter />
        <nav aria-label={intl.formatMessage(messages.legalNavigation)}>
          <strong>
            <FormattedMessage {...messages.legalNavigation} />
          </strong>
          <ul>
            <PortalLinks />
          </ul>
        </nav>
        <End>
          <LanguageChoice />
          <Service />
        </End>
      </Inner>
    </Root>
  );
}

const MemberRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(8)} ${space(16)}`,
  maxWidth: contentWidth.wide,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: `${space(12)} ${space(16)}`,
  [theme.breakpoints.up('sm')]: { paddingInline: space(24) },
}));

/** A row of its own while it is open. */
const More = styled('details')({
  '&[open]': { flexBasis: '100%', order: 1 },
  '& > summary': { minHeight: 24, cursor: 'pointer' },
  '&[open] > summary': { marginBottom: space(8) },
});

/**
 * Footer for members, who rarely need it: withdrawal and cancelation are visible, the other links
 * open.
 */
export function MemberFooter({ studio }: { studio: StudioPageData }) {
  return (
    <SlimBand>
      <MemberRow>
        <span>{studio.studio.name}</span>
        <ul>
          <ContractLinks data={studio} />
        </ul>
        <More>
          <summary>
            <FormattedMessage {...messages.legalNavigation} />
          </summary>
          <ul>
            <DocumentLinks data={studio} />
            <PortalLinks />
          </ul>
        </More>
        <LanguageChoice />
        <Service />
      </MemberRow>
    </SlimBand>
  );
}

const PortalLinks = () =>
  usePortalLinks().map(({ key, href, label }) => (
    <li key={key}>
      <SiteLink href={href}>
        {typeof label === 'string' ? label : <FormattedMessage {...label} />}
      </SiteLink>
    </li>
  ));

/** Names the product behind the portal, unless the brand has a style of its own (spec 2.7). */
function Service() {
  const whitelabel = useWhitelabel();
  return (
    !hasClientStyling(whitelabel) && (
      <span>
        <FormattedMessage
          {...messages.service}
          values={{ name: whitelabel?.platformName ?? 'Studio Portal' }}
        />
      </span>
    )
  );
}
