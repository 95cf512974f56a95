import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetConfig } from '@studio-portal/sdk/api/trial-sessions';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { rememberPath } from '../../../lib/session/afterLogin.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { bookingActions } from './bookingActions.ts';
import { messages } from './messages.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(12),
  marginBlock: space(4),
});

/** In the colors of the band (bandColors.ts). */
const primary = {
  '&&&': {
    color: 'var(--band-on-action)',
    backgroundColor: 'var(--band-action)',
    borderColor: 'transparent',
    boxShadow: 'none',
    '&:hover': { opacity: 0.9 },
  },
};

const quiet = {
  '&&&': { color: 'inherit', borderColor: 'currentcolor' },
};

/** Links to the first step of the trial session, with the studio's name for it. */
function BookTrial() {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { data } = useGetConfig({ organizationUnitId: studio.id });
  return (
    <Button
      variant="outlined"
      size="large"
      component={Link}
      to={path('trialSessionStep', { studioUuid, step: 1 })}
      sx={quiet}
    >
      <FormattedMessage
        {...messages.bookTrial}
        values={{ name: data?.name ?? intl.formatMessage(messages.aTrialSession) }}
      />
    </Button>
  );
}

/** Primary actions; the first that the studio offers is shown. */
const primaryActions = [...bookingActions, { name: 'contract', label: titles.contract }] as const;

/**
 * Shows the primary action and, for users without a membership of this chain, ways to get one (spec
 * 2.7).
 */
export function BandActions() {
  const { studioUuid, user, connected } = useStudio();
  const opens = useRouteAccess();
  const first = primaryActions.find(({ name }) => opens(name));
  return (
    <Row>
      {first && (
        <Button
          variant="contained"
          size="large"
          component={Link}
          to={path(first.name, { studioUuid })}
          sx={primary}
        >
          <FormattedMessage {...first.label} />
        </Button>
      )}
      {user && !connected && opens('trialSessionStep') && <BookTrial />}
      {user && !connected && opens('studioConnect') && (
        <Button
          variant="outlined"
          size="large"
          component={Link}
          to={path('studioConnect', { studioUuid })}
          onClick={() => rememberPath(path('studio', { studioUuid }))}
          sx={quiet}
        >
          <FormattedMessage {...messages.loginTile} />
        </Button>
      )}
    </Row>
  );
}
