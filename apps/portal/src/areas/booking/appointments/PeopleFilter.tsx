import Box from '@mui/material/Box';
import { FilterChips } from '@studio-portal/ui/FilterChips';
import { useIntl } from 'react-intl';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import type { usePeopleFilter } from './usePeopleFilter.ts';

/** Filters appointments by trainer; renders nothing with fewer than two. */
export function PeopleFilter({ options, selected, select }: ReturnType<typeof usePeopleFilter>) {
  const intl = useIntl();
  if (options.length < 2) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <FilterChips
        label={intl.formatMessage(flowMessages.who)}
        options={options}
        selected={selected}
        onChange={select}
      />
    </Box>
  );
}
