import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { InAppLink } from '../SiteLink/InAppLink.tsx';
import { space } from '../theme/tokens.ts';

/** A way to another week: its address and its name, such as "Next week". */
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

function Turn({ turn, path }: { turn: WeekTurn | undefined; path: string }) {
  if (turn === undefined) return null;
  return (
    <IconButton component={InAppLink} to={turn.href} aria-label={turn.label} color="inherit">
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <path d={path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </IconButton>
  );
}

/** The week's name between the ways to the week before and the week after. */
export function WeekTurner(props: {
  label: string;
  previous: WeekTurn | undefined;
  next: WeekTurn | undefined;
}) {
  return (
    <Root>
      <span>{props.label}</span>
      <span>
        <Turn turn={props.previous} path="M15 5l-7 7 7 7" />
        <Turn turn={props.next} path="M9 5l7 7-7 7" />
      </span>
    </Root>
  );
}
