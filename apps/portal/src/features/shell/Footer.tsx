import { styled } from '@mui/material/styles';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../app/paths.ts';
import { useWhitelabel } from '../../app/WhitelabelProvider.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { messages } from './messages.ts';

const Band = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  backgroundColor: theme.vars.palette.footer.main,
  color: theme.vars.palette.footer.contrastText,
  '& a': { color: 'inherit' },
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

/** The same on every page, so that help and language are found in the same place. */
export function Footer() {
  const whitelabel = useWhitelabel();
  return (
    <Band>
      <Row>
        <LanguageChoice />
        {whitelabel?.tenantName && (
          <Link to={path('studios', { tenant: whitelabel.tenantName })}>
            <FormattedMessage {...messages.allStudios} />
          </Link>
        )}
        {whitelabel && (
          <span>
            <FormattedMessage {...messages.service} values={{ name: whitelabel.legalEntity }} />
          </span>
        )}
      </Row>
    </Band>
  );
}
