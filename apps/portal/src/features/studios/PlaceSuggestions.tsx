import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useListPlaces } from '@studio-portal/sdk/api/maps';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { setting } from '../../lib/setting.ts';
import type { Place } from './distance.ts';
import { messages } from './messages.ts';
import { placeSize } from './Where.tsx';

/** Typing pauses this long before the maps service is asked, in milliseconds. */
const pause = 250;
const shortest = 2;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Six suggestions while typing: towns in Germany, Austria and Switzerland (specification 1, section 5).
 * When the maps service fails, the field says so and the list below works without it.
 * @param props.text what has been typed, also before this had been loaded
 * @param props.hadFocus the reader is in the field already
 */
export function PlaceSuggestions(props: {
  place: Place | null;
  onChange: (place: Place | null) => void;
  text: string;
  onText: (text: string) => void;
  hadFocus: boolean;
}) {
  const intl = useIntl();
  const { text } = props;
  const typed = useSettled(text.trim());
  const asked = typed.length >= shortest && typed !== props.place?.placeName;
  const { data, isFetching, isError } = useListPlaces(
    { text: typed, country: 'de,ch,at', type: 'place', limit: 6, token: setting('maps-token') },
    { query: { enabled: asked, staleTime: Number.POSITIVE_INFINITY, retry: false } },
  );
  const options: Place[] = asked ? (data ?? []) : [];
  return (
    <Autocomplete
      options={options}
      value={props.place}
      inputValue={text}
      onInputChange={(_event, next, reason) => {
        // Without a place the component would begin by clearing what is typed.
        if (reason !== 'reset' || props.place) props.onText(next);
      }}
      openOnFocus={text !== ''}
      onChange={(_event, next) => props.onChange(next)}
      getOptionLabel={({ placeName }) => placeName}
      getOptionKey={({ placeName, latitude, longitude }) => `${placeName} ${latitude} ${longitude}`}
      isOptionEqualToValue={(a, b) => a.placeName === b.placeName}
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText={intl.formatMessage(messages.searching)}
      noOptionsText={intl.formatMessage(
        typed.length < shortest ? messages.typeMore : messages.noPlace,
      )}
      clearText={intl.formatMessage(messages.clearPlace)}
      openText={intl.formatMessage(messages.place)}
      closeText={intl.formatMessage(messages.place)}
      forcePopupIcon={false}
      sx={placeSize}
      renderInput={(params) => (
        <TextField
          {...params}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the place of the field in which the reader is
          autoFocus={props.hadFocus}
          label={intl.formatMessage(messages.place)}
          helperText={isError ? intl.formatMessage(messages.mapsDown) : undefined}
        />
      )}
    />
  );
}
