import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Studio } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { addressLines } from '../../domains/studio/addressLines.ts';
import { contactOf } from '../../domains/studio/contactOf.ts';
import { Frame } from './Frame.tsx';
import { messages } from './messages.ts';

const Head = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.header.main,
  color: theme.vars.palette.header.contrastText,
  '--sp-focus': theme.vars.palette.header.contrastText,
  '& a': { color: 'inherit' },
}));

const Inner = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(12)} ${space(24)}`,
  maxWidth: contentWidth.medium,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: space(24),
  '& p': { margin: 0 },
});

const Logo = styled('img')({ display: 'block', height: 64, width: 'auto', maxWidth: '50vw' });

const Help = styled('section')(({ theme }) => ({
  width: '100%',
  maxWidth: contentWidth.medium,
  marginInline: 'auto',
  paddingBlock: space(32),
  paddingInline: space(24),
  boxSizing: 'border-box',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/**
 * Pages that another product or an e-mail links to: whose page this is, and whom to ask. No tabs, since the reader came for one
 * thing (specification 1, section 2.7).
 */
export function ExternalShell({
  studio,
  children,
}: {
  studio: Studio | undefined;
  children: ReactNode;
}) {
  return (
    <Frame above={studio && <StudioHead studio={studio} />}>
      {children}
      {studio && (
        <Help aria-labelledby="questions">
          <Typography id="questions" variant="h3" component="h2" gutterBottom>
            <FormattedMessage {...messages.questions} />
          </Typography>
          <Typography>{studio.name}</Typography>
          <Contact studio={studio} />
        </Help>
      )}
    </Frame>
  );
}

function StudioHead({ studio }: { studio: Studio }) {
  const email = contactOf(studio, 'EMAIL');
  const website = contactOf(studio, 'WEBSITE');
  return (
    <Head>
      <Inner>
        {studio.logoUrl && <Logo src={studio.logoUrl} alt="" width={64} height={64} />}
        <div>
          <p>
            <strong>{studio.name}</strong>
          </p>
          <p>{addressLines(studio.address).join(', ')}</p>
          {email && (
            <p>
              <SiteLink href={`mailto:${email}`}>{email}</SiteLink>
            </p>
          )}
          {website && <SiteLink href={website}>{hostOf(website)}</SiteLink>}
        </div>
      </Inner>
    </Head>
  );
}

function Contact({ studio }: { studio: Studio }) {
  const phone = contactOf(studio, 'PHONE');
  const email = contactOf(studio, 'EMAIL');
  return (
    <>
      {email && (
        <div>
          <SiteLink href={`mailto:${email}`}>{email}</SiteLink>
        </div>
      )}
      {phone && (
        <div>
          <SiteLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</SiteLink>
        </div>
      )}
    </>
  );
}

/** `www.studio.example` of its address; the address itself when it cannot be read. */
const hostOf = (website: string): string => URL.parse(website)?.host ?? website;
