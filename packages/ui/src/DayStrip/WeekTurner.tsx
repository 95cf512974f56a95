import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { InAppLink } from '../SiteLink/InAppLink.tsx';
import { space } from '../theme/tokens.ts';

/** Link to another week: its URL and name, e.g. "Next week". */
export interface WeekTurn {
  href: string;
  label: string;
}

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  marginBottom: space(8),
  fontVariantNumeric: 'tabular-nums',
}));

/** Moves the focus from a link that is about to be removed to the one beside it. */
const passFocusOn = (link: HTMLAnchorElement) => () => {
  const other = link.previousElementSibling ?? link.nextElementSibling;
  if (link.matches(':focus') && other instanceof HTMLElement) other.focus();
};

function Turn({ turn, icon }: { turn: WeekTurn | undefined; icon: IconNode }) {
  if (turn === undefined) return null;
  return (
    <IconButton
      ref={passFocusOn}
      component={InAppLink}
      to={turn.href}
      aria-label={turn.label}
      color="inherit"
    >
      <Icon of={icon} />
    </IconButton>
  );
}

/** The week's name between links to the previous and the next week. */
export function WeekTurner(props: {
  label: string;
  previous: WeekTurn | undefined;
  next: WeekTurn | undefined;
}) {
  return (
    <Root>
      <span>{props.label}</span>
      <span>
        <Turn turn={props.previous} icon={ChevronLeft} />
        <Turn turn={props.next} icon={ChevronRight} />
      </span>
    </Root>
  );
}
