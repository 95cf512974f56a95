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
import { matching, textOf, type SelectOption } from './options.ts';
import type { Choosing } from './selectFieldProps.ts';

interface SelectOverlayProps extends Choosing {
  /** Who came by keyboard can type at once; who came by touch sees the list, not a keyboard. */
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

/** The list stands in the overlay's flow, not above the page. */
const InPlace = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto' });
function ListPlace({ children }: PopperProps) {
  return <InPlace>{typeof children === 'function' ? null : children}</InPlace>;
}

/** The search and the list of a select, over the whole screen of a phone. */
export function SelectOverlay(props: SelectOverlayProps) {
  const { label, options, texts, multiple, chosen, choose, searchFirst, onClose } = props;
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
        {chosen.length > 0 && (
          <Button variant="text" onClick={() => choose([])}>
            {texts.clear}
          </Button>
        )}
        <IconButton aria-label={texts.close} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </Head>
      <Autocomplete
        // A list of its own kind of chosen ones even where one is allowed, so that the search
        // stays a search and does not hold the name of what is chosen.
        multiple
        open
        disableCloseOnSelect
        forcePopupIcon={false}
        disableClearable
        options={options}
        value={chosen}
        onChange={(_, next, _reason, details) => take(next, details?.option)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        // What is chosen is not shown in the search, so Backspace must not take it away.
        onKeyDown={(event) => {
          if (event.key === 'Backspace') event.defaultMuiPrevented = true;
        }}
        filterOptions={(all, { inputValue }) => matching(all, inputValue)}
        getOptionLabel={textOf}
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
