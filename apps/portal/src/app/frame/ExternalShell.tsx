import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { addressLines } from '../../areas/studio/shared/addressLines.ts';
import { WebsiteGate } from '../../lib/page/WebsiteGate.tsx';
import { Frame } from './Frame.tsx';
import { messages } from './messages.ts';
import { LogoBar } from './TopBar.tsx';
import type { HeadStudio } from './useHeadStudio.ts';

const Head = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars.palette.header.main,
  color: theme.vars.palette.header.contrastText,
  '--sp-focus': theme.vars.palette.header.contrastText,
  '& a': { color: 'inherit' },
}));

/**
 * Aligns header, page and help on the left edge of the page's room (spec 9: 800 on external pages).
 */
const column = (theme: Theme) => ({
  width: '100%',
  maxWidth: contentWidth.medium + 48,
  boxSizing: 'border-box' as const,
  marginInline: 'auto',
  paddingInline: space(16),
  [theme.breakpoints.up('sm')]: { paddingInline: space(24) },
});

const Inner = styled('div')(({ theme }) => ({
  ...column(theme),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(12)} ${space(24)}`,
  paddingBlock: space(16),
  '& p': { margin: 0 },
}));

const Logo = styled('img')({ display: 'block', height: 64, width: 'auto', maxWidth: '50vw' });

const Room = styled('div')({ '& > section': { maxWidth: contentWidth.medium + 48 } });

const Help = styled('section')(({ theme }) => ({
  ...column(theme),
  paddingBlock: `0 ${space(50)}`,
  '& > div': { paddingTop: space(32), borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/**
 * Frame of pages that another product or an e-mail links to. Once the studio is known, its logo,
 * address and contact replace the top bar, whose logo is often the same.
 * Without tabs, login or menu, since visitors come for a single task (spec 2.7).
 */
export function ExternalShell({
  studio,
  children,
}: {
  studio: HeadStudio | undefined;
  children: ReactNode;
}) {
  return (
    <Frame header={studio ? <StudioHead studio={studio} /> : <LogoBar />}>
      <Room>{children}</Room>
      {studio && (
        <Help aria-labelledby="questions">
          <div>
            <Typography id="questions" variant="h3" component="h2" gutterBottom>
              <FormattedMessage {...messages.questions} />
            </Typography>
            <Typography>{studio.name}</Typography>
            <Contact studio={studio} />
          </div>
        </Help>
      )}
    </Frame>
  );
}

function StudioHead({ studio }: { studio: HeadStudio }) {
  const { email, website } = studio;
  return (
    <Head>
      <Inner>
        <WebsiteGate look="icon" />
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
          {website && <SiteLink href={website}>{websiteHost(website)}</SiteLink>}
        </div>
      </Inner>
    </Head>
  );
}

function Contact({ studio: { phone, email } }: { studio: HeadStudio }) {
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

/**
 * Returns the host of an address, such as `www.studio.example`, or the address itself if it cannot
 * be parsed.
 */
const websiteHost = (website: string): string => URL.parse(website)?.host ?? website;
