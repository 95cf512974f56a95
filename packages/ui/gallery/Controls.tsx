import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SegmentedControl } from '../src/SegmentedControl/SegmentedControl.tsx';
import { space } from '../src/theme/tokens.ts';
import { brands } from './brands.ts';
import { schemes, widths, type Choice } from './choice.ts';
import { formatStateName } from './formatStateName.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(12) });

const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({
    value,
    label: formatStateName(value.charAt(0).toUpperCase() + value.slice(1)),
  }));

const anyNumber = () => String(Math.floor(Math.random() * 1e9));

/** Controls for brand, color scheme and width. */
export function Controls(props: { choice: Choice; onChange: (change: Partial<Choice>) => void }) {
  const { choice, onChange } = props;
  const { brand, scheme, width } = choice;
  const random = !(brand in brands);
  return (
    <Row>
      <SegmentedControl
        label="Brand"
        segments={named([...Object.keys(brands), 'random'])}
        value={random ? 'random' : brand}
        onChange={(next) => onChange({ brand: next === 'random' ? anyNumber() : next })}
      />
      {random && (
        <Button variant="soft" onClick={() => onChange({ brand: anyNumber() })}>
          Another
        </Button>
      )}
      <SegmentedControl
        label="Scheme"
        segments={named(schemes)}
        value={scheme}
        onChange={(next) => onChange({ scheme: next })}
      />
      <SegmentedControl
        label="Width"
        segments={named(widths)}
        value={width}
        onChange={(next) => onChange({ width: next })}
      />
    </Row>
  );
}
