import Box from '@mui/material/Box';
import { useListStudiosForFilters } from '@studio-portal/sdk/api/studio-catalogue';
import { SelectField } from '@studio-portal/ui/SelectField';
import { useIntl } from 'react-intl';
import { useSelectTexts } from '../../../lib/forms/useSelectTexts.ts';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';

/** Selects other studios of the chain whose courses are listed too. */
export function OtherStudios({
  others,
  studios,
  chooseStudios,
}: Pick<CourseDay, 'others' | 'studios' | 'chooseStudios'>) {
  const intl = useIntl();
  const texts = useSelectTexts();
  const { data } = useListStudiosForFilters();
  const options = (data ?? [])
    .filter(({ id }) => others.others.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Box sx={{ maxWidth: 560 }}>
      <SelectField
        multiple
        label={intl.formatMessage(messages.filterStudios)}
        options={options}
        texts={texts}
        value={studios}
        onChange={chooseStudios}
      />
    </Box>
  );
}
