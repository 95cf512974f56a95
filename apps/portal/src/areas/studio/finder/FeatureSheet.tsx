import Button from '@mui/material/Button';
import { FilterChips, type FilterOption } from '@studio-portal/ui/FilterChips';
import { SideSheet } from '@studio-portal/ui/SideSheet';
import { FormattedMessage, useIntl } from 'react-intl';
import { formMessages } from '../../../lib/forms/messages.ts';
import { messages } from './messages.ts';

interface FeatureSheetProps {
  open: boolean;
  features: readonly FilterOption[];
  selected: readonly string[];
  /** Number of studios that the search and the filters leave. */
  found: number;
  onChange: (ids: string[]) => void;
  onClose: () => void;
}

/** Sheet with the facilities that a studio must have. */
export function FeatureSheet({
  open,
  features,
  selected,
  found,
  onChange,
  onClose,
}: FeatureSheetProps) {
  const intl = useIntl();
  return (
    <SideSheet
      open={open}
      title={<FormattedMessage {...messages.features} />}
      closeLabel={intl.formatMessage(formMessages.close)}
      onClose={onClose}
      footer={
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage {...messages.showFound} values={{ count: found }} />
        </Button>
      }
    >
      <FilterChips
        label={intl.formatMessage(messages.features)}
        options={features}
        selected={selected}
        onChange={onChange}
      />
    </SideSheet>
  );
}
