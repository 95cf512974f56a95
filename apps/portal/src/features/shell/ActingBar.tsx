import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserInfo } from '@studio-portal/sdk/types';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepActingOf } from '../../domains/family/acting.ts';
import { familyMessages } from '../../domains/family/familyMessages.ts';
import {
  forgetRefusedActing,
  onRefusedActing,
  refusedActing,
} from '../../domains/family/refusedActing.ts';
import { useActing } from '../../domains/family/useActing.ts';
import { useSwitchPerson } from '../../domains/family/useSwitchPerson.ts';
import { notify } from '../../lib/notices.ts';
import { useRouteName } from '../../site/routes/RouteContext.tsx';
import type { RouteMeta } from '../../site/routes/RouteMeta.ts';
import { routeTable } from '../../site/routes/routeTable.ts';
import { isAboutPerson } from './isAboutPerson.ts';

const Line = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.muted,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space(16),
    boxSizing: 'border-box',
    maxWidth: contentWidth.wide + 48,
    minHeight: 44,
    marginInline: 'auto',
    paddingInline: space(16),
    [theme.breakpoints.up('sm')]: { paddingInline: space(24) },
  },
}));

/** Says below the header for whom this tab books, and leads back to oneself; in a flow it is said alone, since its order stays whose it is. */
export function ActingBar({ user }: { user: UserInfo }) {
  const intl = useIntl();
  const acting = useActing();
  const switchTo = useSwitchPerson();
  const refused = useSyncExternalStore(onRefusedActing, refusedActing);
  const name = useRouteName();
  const { frame }: Partial<RouteMeta> = name ? routeTable[name] : {};
  const backToSelf = () => {
    void switchTo(undefined);
    notify({ type: 'success', title: intl.formatMessage(familyMessages.backAgain) });
  };
  useEffect(() => keepActingOf(user.id), [user.id]);
  useEffect(() => {
    if (refused === undefined) return;
    forgetRefusedActing();
    void switchTo(undefined);
    notify({
      type: 'error',
      title: intl.formatMessage(familyMessages.refused, { name: refused }),
    });
  }, [refused, switchTo, intl]);
  const isShown = acting?.account === user.id;
  return (
    // Always there, so that what comes into it is heard.
    <div role="status">
      {isShown && (
        <Line>
          <div>
            <span>
              <FormattedMessage
                {...(isAboutPerson(name) ? familyMessages.acting : familyMessages.ownPage)}
                values={{ name: acting.firstName }}
              />
            </span>
            {frame !== 'flow' && (
              <Button variant="text" onClick={backToSelf} sx={{ px: 1 }}>
                <FormattedMessage {...familyMessages.back} />
              </Button>
            )}
          </div>
        </Line>
      )}
    </div>
  );
}
