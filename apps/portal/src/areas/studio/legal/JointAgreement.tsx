import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Summary of the joint controller agreement between studio and portal (Art. 26 (2) GDPR). */
export function JointAgreement() {
  const { studio } = useStudio();
  const company = useWhitelabel()?.legalEntity ?? '';
  return (['jointWho', 'jointTasks', 'jointRights'] as const).map((paragraph) => (
    <Typography key={paragraph} sx={{ mb: 2 }}>
      <FormattedMessage {...messages[paragraph]} values={{ studio: studio.name, company }} />
    </Typography>
  ));
}
