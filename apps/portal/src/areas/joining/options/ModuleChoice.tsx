import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { ContractModule } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldGroup } from '../../../lib/forms/FieldGroup.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from '../offers/messages.ts';
import { formatRecurringPrice } from '../words/contractFormats.ts';

const Module = styled(FormControlLabel)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  margin: 0,
  padding: `${space(8)} ${space(16)} ${space(8)} ${space(4)}`,
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.outline}`,
  '& .MuiFormControlLabel-label': { flexGrow: 1, paddingBlock: space(10) },
  '&:has(:checked)': { borderColor: theme.vars.palette.primary.main },
}));

const Words = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(16),
  '& strong': { fontVariantNumeric: 'tabular-nums' },
  '& small': {
    ...theme.typography.body2,
    flexBasis: '100%',
    color: theme.vars.palette.text.secondary,
  },
}));

interface ModuleChoiceProps {
  modules: readonly ContractModule[];
  /** Ids of the selected modules. */
  selected: readonly number[];
  onChange: (selected: number[]) => void;
}

/**
 * Modules that can be added to a contract, each with its price and trial period; renders nothing if
 * there are none.
 */
export function ModuleChoice({ modules, selected, onChange }: ModuleChoiceProps) {
  const intl = useIntl();
  if (modules.length === 0) return null;
  return (
    <FieldGroup legend={<FormattedMessage {...messages.extras} />}>
      {modules.map(({ id, name, description, price, paymentFrequency, trialPeriod }) => (
        <Module
          key={id}
          control={
            <Checkbox
              checked={selected.includes(id)}
              onChange={(_, ticked) =>
                onChange(ticked ? [...selected, id] : selected.filter((other) => other !== id))
              }
            />
          }
          label={
            <Words>
              <span>{name}</span>
              {price && <strong>{formatRecurringPrice(price, paymentFrequency, intl)}</strong>}
              <small>
                {trialPeriod ? (
                  <FormattedMessage
                    {...messages.tryFor}
                    values={{ description, term: formatTerm(trialPeriod, intl) }}
                  />
                ) : (
                  description
                )}
              </small>
            </Words>
          }
        />
      ))}
    </FieldGroup>
  );
}
