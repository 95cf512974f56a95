import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { controls, space } from '@studio-portal/ui/tokens';
import { Navigation } from 'lucide';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Place } from '../shared/distance.ts';
import { messages } from './messages.ts';
import { type NearMeState, useNearMe } from './useNearMe.ts';

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  flexBasis: '100%',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&:not(:empty)': { marginTop: `-${space(4)}` },
}));

const statusMessages: Partial<Record<NearMeState, MessageDescriptor>> = {
  found: messages.nearest,
  denied: messages.positionDenied,
  unknown: messages.positionUnknown,
  slow: messages.positionSlow,
};

/** Button that searches for studios near the user, with its status below. */
export function NearMe(props: {
  /** Place that is searched around. */
  place: Place | null;
  onFound: (place: Place) => void;
}) {
  const { state, ask } = useNearMe(props.place, props.onFound);
  const text = statusMessages[state];
  return (
    <>
      <LoadingButton
        variant="outlined"
        loading={state === 'asking'}
        onClick={ask}
        startIcon={<Icon of={Navigation} size={18} />}
        // As tall as the field beside it.
        sx={{ minHeight: controls.textFieldHeight, flexGrow: { xs: 1, sm: 0 } }}
      >
        <FormattedMessage {...messages.nearMe} />
      </LoadingButton>
      <Text role="status">{text && <FormattedMessage {...text} />}</Text>
    </>
  );
}
