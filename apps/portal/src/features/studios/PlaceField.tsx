import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { lazy, startTransition, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadPart } from '../../lib/loadPart.ts';
import type { Place } from './distance.ts';
import { messages } from './messages.ts';
import { placeSize } from './Where.tsx';

const PlaceSuggestions = lazy(async () => ({
  default: (await loadPart(() => import('./PlaceSuggestions.tsx'))).PlaceSuggestions,
}));

const id = 'place';

/**
 * Where to look for studios. The suggestions weigh more than all the rest of the page and are loaded once somebody goes into the
 * field, who can type meanwhile.
 */
export function PlaceField(props: {
  place: Place | null;
  onChange: (place: Place | null) => void;
}) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [searches, setSearches] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const plain = (
    <FormControl sx={placeSize}>
      <InputLabel htmlFor={id}>
        <FormattedMessage {...messages.place} />
      </InputLabel>
      <OutlinedInput
        id={id}
        label={intl.formatMessage(messages.place)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => {
          setHasFocus(true);
          startTransition(() => setSearches(true));
        }}
        onBlur={() => setHasFocus(false)}
      />
    </FormControl>
  );
  // Somebody may have a place without typing: their own.
  return (
    <Suspense fallback={plain}>
      {searches || props.place ? (
        <PlaceSuggestions {...props} text={text} onText={setText} hadFocus={hasFocus} />
      ) : (
        plain
      )}
    </Suspense>
  );
}
