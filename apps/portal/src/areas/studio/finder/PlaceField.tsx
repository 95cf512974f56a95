import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useListPlaces } from '@studio-portal/sdk/api/maps';
import { Icon } from '@studio-portal/ui/Icon';
import { OptionHint, OptionList } from '@studio-portal/ui/OptionList';
import { X } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { setting } from '../../../lib/browser/setting.ts';
import type { Place } from '../shared/distance.ts';
import { messages } from './messages.ts';
import { placeSize } from './LocationRow.tsx';

/** Debounce of requests, in milliseconds. */
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
 * Searches for studios by the text while the user types, and suggests six towns in Germany, Austria
 * or Switzerland to search around (spec 5). If the maps service fails, the field says so and the
 * search by text still works. Uses MUI's hook, because Autocomplete would be two thirds of the
 * page's code.
 */
export function PlaceField(props: {
  place: Place | null;
  /** The text that is searched for. */
  text: string;
  onChange: (place: Place | null) => void;
  onSearch: (text: string) => void;
}) {
  const intl = useIntl();
  const [text, setText] = useState(props.place?.placeName ?? props.text);
  const typed = useSettled(text.trim());
  const asked = typed.length >= shortest && typed !== props.place?.placeName;
  const search = useEffectEvent(() => {
    const next = typed.length < shortest ? '' : typed;
    if (typed !== props.place?.placeName && next !== props.text) props.onSearch(next);
  });
  useEffect(() => search(), [typed]);
  const token = setting('maps-token');
  const { data, isFetching, isError } = useListPlaces(
    { text: typed, country: 'de,ch,at', type: 'place', limit: 6, token },
    {
      query: { enabled: asked && token !== '', staleTime: Number.POSITIVE_INFINITY, retry: false },
    },
  );
  const field = useAutocomplete({
    id: 'place',
    options: asked ? (data ?? []) : [],
    value: props.place,
    inputValue: text,
    onInputChange: (_event, next) => setText(next),
    onChange: (_event, next) => props.onChange(next),
    getOptionLabel: ({ placeName }) => placeName,
    getOptionKey: ({ placeName, latitude, longitude }) => `${placeName} ${latitude} ${longitude}`,
    isOptionEqualToValue: (a, b) => a.placeName === b.placeName,
    filterOptions: (options) => options,
    // The text is a search of its own.
    clearOnBlur: false,
  });
  const hint = isFetching
    ? messages.searching
    : typed.length < shortest
      ? messages.typeMore
      : isError
        ? messages.mapsDown
        : undefined;
  return (
    <Root {...field.getRootProps()}>
      <FormControl fullWidth>
        {/* Inside an empty field, large letters would not have room. */}
        <InputLabel {...field.getInputLabelProps()} shrink>
          <FormattedMessage {...messages.place} />
        </InputLabel>
        <OutlinedInput
          notched
          label={intl.formatMessage(messages.place)}
          slotProps={{ input: field.getInputProps() }}
          endAdornment={
            text !== '' && (
              <IconButton
                // Skipped by Tab, since Escape clears the field as well.
                tabIndex={-1}
                aria-label={intl.formatMessage(messages.clearPlace)}
                onClick={field.getClearProps().onClick}
              >
                <Icon of={X} size={18} />
              </IconButton>
            )
          }
        />
      </FormControl>
      {field.popupOpen && field.groupedOptions.length > 0 && (
        <OptionList {...field.getListboxProps()}>
          {field.groupedOptions.map((option, index) => {
            const { key, ...own } = field.getOptionProps({ option, index });
            return (
              <li key={key} {...own}>
                {option.placeName}
              </li>
            );
          })}
        </OptionList>
      )}
      <OptionHint role="status">
        {hint && field.popupOpen && text !== '' && field.groupedOptions.length === 0 && (
          <FormattedMessage {...hint} />
        )}
      </OptionHint>
    </Root>
  );
}

const Root = styled('div')({ ...placeSize, position: 'relative' });
