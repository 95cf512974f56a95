import { styled } from '@mui/material/styles';
import type { Studio } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { findContact } from '../shared/findContact.ts';
import { mapsUrl } from '../shared/mapsUrl.ts';
import { phoneUrl } from '../shared/phoneUrl.ts';
import { messages } from './messages.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(8)} ${space(24)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
});

/** Contact links of a studio; only those it has (spec 2.7). */
export function ContactChips({ studio }: { studio: Studio }) {
  const intl = useIntl();
  const phone = findContact(studio, 'PHONE');
  const email = findContact(studio, 'EMAIL');
  const website = findContact(studio, 'WEBSITE');
  const links = [
    ...(phone ? [{ href: phoneUrl(phone), message: messages.call }] : []),
    ...(email ? [{ href: `mailto:${email}`, message: messages.mail }] : []),
    ...(website ? [{ href: website, message: messages.website }] : []),
    { href: mapsUrl(studio.address), message: messages.directions },
  ];
  return (
    <List aria-label={intl.formatMessage(messages.contact)}>
      {links.map(({ href, message }) => (
        <li key={href}>
          <SiteLink href={href} newTab={message === messages.website}>
            <FormattedMessage {...message} />
            {message === messages.website && (
              <VisuallyHidden>
                {' '}
                <FormattedMessage {...messages.newTab} />
              </VisuallyHidden>
            )}
          </SiteLink>
        </li>
      ))}
    </List>
  );
}
