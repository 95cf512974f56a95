import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** What studio and portal have agreed on as joint controllers, in essence (Art. 26 (2) GDPR). */
export function JointAgreement() {
  const { studio } = useStudio();
  const company = useWhitelabel()?.legalEntity ?? '';
  return (['jointWho', 'jointTasks', 'jointRights'] as const).map((paragraph) => (
    <Typography key={paragraph} sx={{ mb: 2 }}>
      <FormattedMessage {...messages[paragraph]} values={{ studio: studio.name, company }} />
    </Typography>
  ));
}
