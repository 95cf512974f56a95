import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { fontWeights } from '@studio-portal/ui/tokens';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { messages } from './messages.ts';
import type { SlotState } from './slotState.ts';

const Reason = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontWeight: fontWeights.medium,
}));

const reasons = { full: messages.full, closed: messages.closed } as const;

interface SlotActionProps {
  state: Exclude<SlotState, 'otherOnDay'>;
  href: string;
  /** Start and end time, which tell the buttons apart in a screen reader's list. */
  times: string;
}

/** Shows the only action of a slot, or the reason why there is none. */
export function SlotAction({ state, href, times }: SlotActionProps) {
  if (state === 'mine')
    return (
      <Tag filled>
        <FormattedMessage {...messages.mine} />
      </Tag>
    );
  if (state !== 'open')
    return (
      <Reason>
        <FormattedMessage {...reasons[state]} />
      </Reason>
    );
  return (
    <Button variant="soft" component={Link} to={href}>
      <FormattedMessage {...messages.reserve} />
      <ScreenReaderContext name={times} />
    </Button>
  );
}
