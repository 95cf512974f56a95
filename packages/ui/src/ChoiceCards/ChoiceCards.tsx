import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';
import { radii, space } from '../theme/tokens.ts';

export interface ChoiceCard<Value extends string = string> {
  value: Value;
  title: ReactNode;
  /** Explanation below the title. */
  text?: ReactNode;
  /** Content at the end of the card, e.g. a price. */
  end?: ReactNode;
  disabled?: boolean;
  /** Form of the option, shown inside its card while it is selected. */
  form?: ReactNode;
}

export interface ChoiceCardsProps<Value extends string = string> {
  legend: ReactNode;
  options: readonly ChoiceCard<Value>[];
  /** The chosen value; a value without a card counts as none. */
  selected: string;
  onSelect: (value: Value) => void;
  /** Number of columns from the tablet up. */
  columns?: 1 | 2;
  /** Id of the first enabled option, the target of links in an error summary. */
  id?: string;
  /** Ref of the first enabled option. */
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  required?: boolean;
  /** Error message of the group, if any. */
  error?: ReactNode;
}

const List = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: 1 | 2;
}>(({ theme, columns }) => ({
  display: 'grid',
  gap: space(8),
  marginTop: space(8),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
}));

const Stated = styled('div')(({ theme: { vars } }) => ({
  borderRadius: radii.control,
  border: `1px solid ${vars.palette.divider}`,
}));

const StatedLine = styled('div')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(16),
  padding: space(16),
  overflowWrap: 'anywhere',
  '& small': { ...typography.caption, display: 'block', color: vars.palette.text.secondary },
}));

const Card = styled('div', { shouldForwardProp: (name) => name !== 'isSelected' })<{
  isSelected: boolean;
}>(({ theme: { vars, transitions }, isSelected }) => ({
  borderRadius: radii.control,
  border: `1px solid ${vars.palette.outline}`,
  transition: transitions.create(['background-color', 'box-shadow'], { duration: 150 }),
  '&:has(> label:hover)': { backgroundColor: vars.palette.background.muted },
  // The filled circle also marks the choice, so that colour is not the only cue.
  ...(isSelected
    ? {
        borderColor: vars.palette.primary.main,
        boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
      }
    : {}),
}));

const CardLabel = styled('label')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(8),
  padding: `${space(8)} ${space(16)} ${space(8)} ${space(4)}`,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default', color: vars.palette.text.secondary },
  '& small': { ...typography.caption, display: 'block', color: vars.palette.text.secondary },
}));

const Unfolded = styled('div')({ padding: `${space(8)} ${space(16)} ${space(16)}` });

/**
 * A group of a few options as cards that are clickable anywhere. Built on radio buttons, so keyboards and screen
 * readers work and the arrow keys change the choice. A single option that is chosen already is stated, not asked,
 * unless it has an error.
 */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, options, selected, onSelect, columns = 1, required = false, error } = props;
  const group = useId();
  const faultId = useId();
  const firstEnabled = options.findIndex(({ disabled = false }) => !disabled);
  const [only] = options;
  if (only && options.length === 1 && only.value === selected && !error)
    return (
      <Stated>
        <StatedLine>
          <Content {...only} />
        </StatedLine>
        {only.form !== undefined && <Unfolded>{only.form}</Unfolded>}
      </Stated>
    );
  return (
    <FormControl
      component="fieldset"
      fullWidth
      required={required}
      error={Boolean(error)}
      aria-describedby={error ? faultId : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.onBlur?.();
      }}
    >
      <FormLabel component="legend">{legend}</FormLabel>
      <List columns={columns}>
        {options.map((option, index) => (
          <Card key={option.value} isSelected={option.value === selected}>
            <CardLabel>
              <Radio
                name={group}
                value={option.value}
                checked={option.value === selected}
                onChange={() => onSelect(option.value)}
                disabled={option.disabled ?? false}
                required={required}
                slotProps={{
                  input: index === firstEnabled ? { id: props.id, ref: props.inputRef } : {},
                }}
              />
              <Content {...option} />
            </CardLabel>
            {option.value === selected && option.form !== undefined && (
              <Unfolded>{option.form}</Unfolded>
            )}
          </Card>
        ))}
      </List>
      {error && <FormHelperText id={faultId}>{error}</FormHelperText>}
    </FormControl>
  );
}

const Content = ({ title, text, end }: Pick<ChoiceCard, 'title' | 'text' | 'end'>) => (
  <>
    <span>
      {title}
      {text !== undefined && <small>{text}</small>}
    </span>
    {end !== undefined && <span>{end}</span>}
  </>
);
