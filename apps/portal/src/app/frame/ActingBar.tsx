import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserInfo } from '@studio-portal/sdk/types';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Acting, dropForeignActing, setActing } from '../../areas/account/family/acting.ts';
import { familyMessages } from '../../areas/account/family/familyMessages.ts';
import {
  forgetRefusedActing,
  onRefusedActing,
  refusedActing,
} from '../../areas/account/family/refusedActing.ts';
import { useActing } from '../../areas/account/family/useActing.ts';
import { recoverLostFocus } from '../../lib/focus/recoverLostFocus.ts';
import { notify } from '../../lib/browser/notices.ts';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import type { RouteMeta } from '../../lib/routes/RouteMeta.ts';
import { routeTable } from '../../lib/routes/routeTable.ts';

const Line = styled('div')(({ theme }) => ({
  color: theme.vars.palette.highlight.contrastText,
  backgroundColor: theme.vars.palette.highlight.main,
  borderBottom: `1px solid ${theme.vars.palette.highlight.edge}`,
  '& > div': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space(16),
    paddingBlock: space(4),
    boxSizing: 'border-box',
    maxWidth: contentWidth.wide + 48,
    minHeight: 44,
    marginInline: 'auto',
    paddingInline: space(16),
    [theme.breakpoints.up('sm')]: { paddingInline: space(24) },
  },
  '& span': { overflowWrap: 'anywhere', minWidth: 0 },
}));

/**
 * Shows below the header whom this tab books for, with a button to switch back, except in a flow,
 * whose order keeps its person. Stops acting for a person if the studio has withdrawn the
 * permission or another account has chosen the person.
 */
export function ActingBar({ user, chosen }: { user: UserInfo; chosen: Acting }) {
  const intl = useIntl();
  const isAboutPerson = useActing() !== undefined;
  const refused = useSyncExternalStore(onRefusedActing, refusedActing, refusedActing);
  const name = useRouteName();
  const { frame }: Partial<RouteMeta> = name ? routeTable[name] : {};
  const { firstName } = chosen;
  const isOwn = chosen.account === user.id;
  useEffect(() => dropForeignActing(user.id), [user.id]);
  useEffect(() => {
    if (refused !== chosen.id || !isOwn) return;
    forgetRefusedActing();
    setActing(undefined);
    recoverLostFocus();
    const title = intl.formatMessage(familyMessages.refused, { name: firstName });
    notify({ type: 'error', title });
  }, [refused, chosen.id, firstName, isOwn, intl]);
  if (!isOwn) return null;
  const backToSelf = () => {
    setActing(undefined);
    recoverLostFocus();
    notify({ type: 'success', title: intl.formatMessage(familyMessages.backAgain) });
  };
  return (
    <Line>
      <div>
        <span>
          <FormattedMessage
            {...(isAboutPerson ? familyMessages.acting : familyMessages.ownPage)}
            values={{ name: firstName }}
          />
        </span>
        {frame !== 'flow' && (
          <Button
            variant="text"
            color="inherit"
            onClick={backToSelf}
            sx={{ px: 0, minWidth: 0, textDecoration: 'underline' }}
          >
            <FormattedMessage {...familyMessages.back} />
          </Button>
        )}
      </div>
    </Line>
  );
}
