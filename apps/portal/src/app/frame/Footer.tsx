import { styled } from '@mui/material/styles';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { hasClientStyling } from '../../lib/brand/brandRules.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { messages } from './messages.ts';
import { StudioFooter } from './StudioFooter.tsx';
import { usePortalLinks } from '../../areas/studio/shared/usePortalLinks.ts';

const Band = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  backgroundColor: theme.vars.palette.footer.main,
  color: theme.vars.palette.footer.contrastText,
  '--sp-focus': theme.vars.palette.footer.contrastText,
  '& a': { color: 'inherit', display: 'inline-flex', alignItems: 'center', minHeight: 24 },
}));

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(12)} ${space(32)}`,
  maxWidth: contentWidth.wide,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: space(24),
});

const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(8)} ${space(24)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Footer with help, legal pages and language, identical on every page (spec 2.7). */
export function Footer() {
  const intl = useIntl();
  const whitelabel = useWhitelabel();
  return (
    <Band>
      <StudioFooter />
      <Row>
        <LanguageChoice />
        <nav aria-label={intl.formatMessage(messages.legalNavigation)}>
          <Links>
            {usePortalLinks().map(({ key, href, label }) => (
              <li key={key}>
                <SiteLink href={href}>
                  {typeof label === 'string' ? label : <FormattedMessage {...label} />}
                </SiteLink>
              </li>
            ))}
          </Links>
        </nav>
        {!hasClientStyling(whitelabel) && (
          <span>
            <FormattedMessage
              {...messages.service}
              values={{ name: whitelabel?.platformName ?? 'Studio Portal' }}
            />
          </span>
        )}
      </Row>
    </Band>
  );
}
