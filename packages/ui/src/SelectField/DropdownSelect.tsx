import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { ChevronDown, ChevronUp, X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { space } from '../theme/tokens.ts';
import { OptionHint, OptionList } from './OptionList.tsx';
import { OptionRow } from './OptionRow.tsx';
import { filterOptions, type SelectOption, getDisplayText } from './options.ts';
import { SelectFrame } from './SelectFrame.tsx';
import type { SelectVariantProps } from './selectFieldProps.ts';

const Root = styled('div')({ position: 'relative' });

const Buttons = styled('div')({ display: 'flex', flex: 'none', marginInlineEnd: `-${space(8)}` });

/** Button next to the field; its action is also available by key. */
const SmallButton = styled(IconButton)({ minWidth: 36, minHeight: 36, padding: 6 });

/**
 * The select field from the tablet up: a combobox with a list. Uses MUI's hook instead of its Autocomplete, whose
 * positioning library is as large as the rest of a form.
 */
export function DropdownSelect(props: SelectVariantProps) {
  const { id, options, texts, disabled, onBlur, multiple, isClearable } = props;
  const { chosen, choose, autoComplete } = props;
  const list = useAutocomplete<SelectOption<string | number>, boolean, boolean>({
    id,
    multiple,
    disableClearable: !isClearable,
    disableCloseOnSelect: multiple,
    options,
    value: multiple ? chosen : (chosen[0] ?? null),
    onChange: (_, next) => choose(next === null ? [] : [next].flat()),
    filterOptions: (all, { inputValue }) => filterOptions(all, inputValue),
    getOptionLabel: getDisplayText,
    getOptionKey: ({ value }) => value,
    getOptionDisabled: (option) => option.disabled === true,
    isOptionEqualToValue: (one, other) => one.value === other.value,
    disabled,
  });
  const { popupOpen, groupedOptions } = list;
  const isOpen = popupOpen && groupedOptions.length > 0;
  return (
    <Root {...list.getRootProps({ onBlur })}>
      <SelectFrame
        {...props}
        labelProps={list.getInputLabelProps()}
        input={{ ...list.getInputProps(), autoComplete: autoComplete ?? 'off' }}
        start={multiple && chosen.length > 0 ? chosen.map(getDisplayText).join(', ') : undefined}
        end={
          <Buttons>
            {isClearable && chosen.length > 0 && !disabled && (
              <SmallButton
                tabIndex={-1}
                onClick={list.getClearProps().onClick}
                aria-label={texts.clear}
                title={texts.clear}
              >
                <Icon of={X} size={20} />
              </SmallButton>
            )}
            <SmallButton
              tabIndex={-1}
              onClick={list.getPopupIndicatorProps().onClick}
              disabled={disabled}
              aria-label={popupOpen ? texts.close : texts.open}
              title={popupOpen ? texts.close : texts.open}
            >
              <Icon of={popupOpen ? ChevronUp : ChevronDown} />
            </SmallButton>
          </Buttons>
        }
      />
      {isOpen && (
        <OptionList {...list.getListboxProps()} aria-multiselectable={multiple}>
          {groupedOptions.map((option, index) => {
            const { key, ...row } = list.getOptionProps({ option, index });
            return (
              <OptionRow key={key} {...row} selected={row['aria-selected'] === true}>
                {option.label}
              </OptionRow>
            );
          })}
        </OptionList>
      )}
      {popupOpen && (
        <OptionHint role="status">{groupedOptions.length === 0 && texts.noOptions}</OptionHint>
      )}
    </Root>
  );
}
