import { styled } from '@mui/material/styles';
import type { UserInfo } from '@studio-portal/sdk/types';
import { fontWeights, radii, space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { path, pathFromParams } from '../../lib/address/paths.ts';
import type { RouteName } from '../../lib/address/patterns.ts';
import { routeTable } from '../../lib/routes/routeTable.ts';
import { Avatar } from '../../areas/account/shared/Avatar.tsx';
import { useUnread } from '../../areas/messages/messages/useUnread.ts';
import { useLogout } from '../../areas/account/login/useLogout.ts';
import { useTitleCount } from '../../lib/brand/PageTitle.tsx';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { useHostStudio } from '../../areas/studio/shared/useHostStudio.ts';
import { useRouteAccess } from '../../lib/access/useCanOpen.ts';
import { encodeStudioUuid } from '../../lib/address/studioUuid.ts';
import { usePeople } from './usePeople.ts';
import { BarMenu, type MenuItem } from './BarMenu.tsx';
import { messages } from './messages.ts';

const Name = styled('span')(({ theme }) => ({
  marginLeft: space(8),
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Menu entries that require a connected studio (spec 2.7). */
const accountPages: readonly RouteName[] = ['myBookings', 'myCheckinReservations', 'myPayments'];

/** Those on pages of a studio. */
const memberPages: readonly RouteName[] = [...accountPages, 'myPasses', 'myMessages'];

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: 0,
  left: 28,
  minWidth: 18,
  paddingInline: space(4),
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.error.main,
  color: theme.vars.palette.error.contrastText,
  fontWeight: fontWeights.bold,
  lineHeight: '18px',
  textAlign: 'center',
}));

/**
 * Renders the account menu: home studio if it differs from the current one, bookings, reservations, payments
 * and passes for members, settings, logout (spec 2.7).
 */
export function AccountButton({ user }: { user: UserInfo }) {
  const intl = useIntl();
  const data = useStudioIfAny();
  const { studioUuid } = data ?? {};
  const home = data?.homeStudio?.id === data?.studio.id ? undefined : data?.homeStudio;
  const { logout, pending } = useLogout(studioUuid);
  const name = user.name || user.email;
  const opens = useRouteAccess();
  const below = useHostStudio();
  const unread = useUnread();
  const people = usePeople(user);
  useTitleCount(unread.count);
  // Permissions are those of a studio. Without one, only pages that belong to the account are known to open.
  const ofMember = data
    ? memberPages.filter((page) => opens(page) && (page !== 'myMessages' || unread.enabled))
    : accountPages;
  const pages: readonly RouteName[] = [...(user.studioConnected ? ofMember : []), 'mySettings'];
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
    ...(below
      ? pages.map((page) => ({
          key: page,
          label:
            page === 'myMessages' && unread.count > 0
              ? intl.formatMessage(messages.unreadEntry, { count: unread.count })
              : intl.formatMessage(routeTable[page].title),
          href: pathFromParams(page, { studioUuid: below }),
        }))
      : []),
    ...people,
    { key: 'logout', label: intl.formatMessage(messages.logout), onClick: logout },
  ];
  return (
    <BarMenu items={items} heading={name} loading={pending}>
      <Avatar user={user} size={32} />
      <VisuallyHidden>
        <FormattedMessage {...messages.account} values={{ name }} />
        {unread.count > 0 && (
          <>
            , <FormattedMessage {...messages.unread} values={{ count: unread.count }} />
          </>
        )}
      </VisuallyHidden>
      {unread.count > 0 && <Count aria-hidden>{unread.count > 9 ? '9+' : unread.count}</Count>}
      <Name aria-hidden>{name}</Name>
    </BarMenu>
  );
}
