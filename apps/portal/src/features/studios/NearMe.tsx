import { styled } from '@mui/material/styles';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { controls, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Place } from './distance.ts';
import { messages } from './messages.ts';
import { type NearMeState, useNearMe } from './useNearMe.ts';

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  flexBasis: '100%',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&:not(:empty)': { marginTop: `-${space(4)}` },
}));

const told: Partial<Record<NearMeState, MessageDescriptor>> = {
  found: messages.nearest,
  denied: messages.positionDenied,
  unknown: messages.positionUnknown,
  slow: messages.positionSlow,
};

/** A button that looks for studios around the reader, and under it what became of that. */
export function NearMe({ onFound }: { onFound: (place: Place) => void }) {
  const { state, ask } = useNearMe(onFound);
  const text = told[state];
  return (
    <>
      <LoadingButton
        variant="outlined"
        loading={state === 'asking'}
        onClick={ask}
        startIcon={<Arrow />}
        sx={{ minHeight: controls.textFieldHeight, flexGrow: { xs: 1, sm: 0 } }}
      >
        <FormattedMessage {...messages.nearMe} />
      </LoadingButton>
      <Text role="status">{text && <FormattedMessage {...text} />}</Text>
    </>
  );
}

/** The arrow of maps applications for the reader's own place. */
const Arrow = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden focusable="false">
    <path
      d="M15.5 2.5l-5.2 13-2-5.8-5.8-2z"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
  </svg>
);
