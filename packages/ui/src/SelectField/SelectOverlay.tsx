import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { X } from 'lucide';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { space } from '../theme/tokens.ts';
import { fieldStyle } from './fieldStyle.ts';
import { OptionRow } from './OptionRow.tsx';
import { filterOptions, getDisplayText, type SelectOption } from './options.ts';
import type { SelectVariantProps } from './selectFieldProps.ts';

interface SelectOverlayProps extends SelectVariantProps {
  /** Focuses the search for keyboard users; touch users see the list without an on-screen keyboard. */
  searchFirst: boolean;
  onClose: () => void;
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  paddingInlineEnd: space(12),
  '& h2': { flex: 1, minWidth: 0, padding: `${space(12)} ${space(16)}` },
});

/** Renders the list in the overlay's flow instead of in a popover. */
const InPlace = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto' });
function ListPlace({ children }: PopperProps) {
  return <InPlace>{typeof children === 'function' ? null : children}</InPlace>;
}

/** Full-screen search and list of a select on a phone. */
export function SelectOverlay(props: SelectOverlayProps) {
  const { label, options, texts, multiple, isClearable, chosen, choose } = props;
  const { searchFirst, onClose } = props;
  const titleId = useId();

  const take = (
    next: readonly SelectOption<string | number>[],
    picked: SelectOption<string | number> | undefined,
  ) => {
    if (multiple) return choose(next);
    if (picked !== undefined) choose([picked]);
    return onClose();
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{
        transition: { onEnter: (dialog) => searchFirst && dialog.querySelector('input')?.focus() },
      }}
    >
      <Head>
        <DialogTitle id={titleId}>{label}</DialogTitle>
        {isClearable && chosen.length > 0 && (
          <Button variant="text" onClick={() => choose([])}>
            {texts.clear}
          </Button>
        )}
        <IconButton aria-label={texts.close} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </Head>
      <Autocomplete
        // Always in multiple mode, even for a single choice, so that the search does not contain the selected
        // option's name.
        multiple
        open
        disableCloseOnSelect
        forcePopupIcon={false}
        disableClearable
        options={options}
        value={chosen}
        onChange={(_, next, _reason, details) => take(next, details?.option)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        // The search does not show the selection, so Backspace must not remove it.
        onKeyDown={(event) => {
          if (event.key === 'Backspace') event.defaultMuiPrevented = true;
        }}
        filterOptions={(all, { inputValue }) => filterOptions(all, inputValue)}
        getOptionLabel={getDisplayText}
        getOptionKey={({ value }) => value}
        getOptionDisabled={(option) => option.disabled === true}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        noOptionsText={texts.noOptions}
        renderValue={() => null}
        renderOption={({ key, ...row }, option, { selected }) => (
          <OptionRow key={key} {...row} selected={selected}>
            {option.label}
          </OptionRow>
        )}
        renderInput={(params) => <TextField {...params} label={texts.search} />}
        sx={{ ...fieldStyle('medium'), flex: 'none', padding: `${space(8)} ${space(16)}` }}
        slots={{ popper: ListPlace }}
        slotProps={{
          paper: { elevation: 0, square: true },
          listbox: {
            'aria-labelledby': titleId,
            'aria-multiselectable': multiple,
            sx: { maxHeight: 'none' },
          },
        }}
      />
      {multiple && (
        <DialogActions>
          <Button variant="contained" fullWidth onClick={onClose}>
            {texts.done}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
