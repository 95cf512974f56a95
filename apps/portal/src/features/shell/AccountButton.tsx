import { styled } from '@mui/material/styles';
import type { UserInfo } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { path, pathWith } from '../../app/paths.ts';
import type { RouteName } from '../../app/patterns.ts';
import { routeTable } from '../../app/routeTable.ts';
import { useLogout } from '../../lib/session/useLogout.ts';
import { useStudioIfAny } from '../../lib/studio/StudioContext.tsx';
import { encodeStudioUuid } from '../../lib/studioUuid.ts';
import { BarMenu, type MenuItem } from './BarMenu.tsx';
import { messages } from './messages.ts';

const size = 32;

const Initials = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: size,
  height: size,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.soft.brand,
  color: theme.vars.palette.text.primary,
  fontSize: '0.8125rem',
  fontWeight: 700,
  // A picture of the name that follows: not part of what is read out.
  '&::before': { content: 'attr(data-initials) / ""' },
}));

const Face = styled('img')({ width: size, height: size, borderRadius: '50%', objectFit: 'cover' });

const Name = styled('span')(({ theme }) => ({
  marginLeft: space(8),
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const connectedOnly: readonly RouteName[] = ['myBookings', 'myCheckinReservations', 'myPayments'];

/** `Mona Muster` is MM; an e-mail gives its first letter. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** The default picture counts as none (specification 1, section 3). */
const ownPicture = (url: string | null): string | undefined =>
  url && !url.endsWith('avatar_default.png') ? url : undefined;

/** Who is logged in, and their menu: the home studio when this is another one, bookings, reservations and payments for members, settings, logging out (section 2.7). */
export function AccountButton({ user }: { user: UserInfo }) {
  const intl = useIntl();
  const data = useStudioIfAny();
  const { studioUuid, permissions } = data ?? {};
  const home = data?.homeStudio?.id === data?.studio.id ? undefined : data?.homeStudio;
  const { logout, pending } = useLogout(studioUuid);
  const name = user.name || user.email;
  const picture = ownPicture(user.profilePictureUrl);
  const pages: readonly RouteName[] = [
    ...(permissions?.has('HAS_CONNECT') ? connectedOnly : []),
    'mySettings',
  ];
  const items: MenuItem[] = [
    ...(data && home
      ? [
          {
            key: 'homeStudio',
            label: intl.formatMessage(messages.homeStudio, { name: home.name }),
            href: path('studio', {
              studioUuid: encodeStudioUuid({ tenant: data.tenant, organizationUnitId: home.id }),
            }),
          },
        ]
      : []),
    ...(studioUuid
      ? pages.map((page) => ({
          key: page,
          label: intl.formatMessage(routeTable[page].title),
          href: pathWith(page, { studioUuid }),
        }))
      : []),
    { key: 'logout', label: intl.formatMessage(messages.logout), onClick: logout },
  ];
  return (
    <BarMenu items={items} heading={name} loading={pending}>
      {picture ? (
        <Face src={picture} alt="" width={size} height={size} />
      ) : (
        <Initials data-initials={initialsOf(name)} />
      )}
      <VisuallyHidden>
        <FormattedMessage {...messages.account} values={{ name }} />
      </VisuallyHidden>
      <Name aria-hidden>{name}</Name>
    </BarMenu>
  );
}
