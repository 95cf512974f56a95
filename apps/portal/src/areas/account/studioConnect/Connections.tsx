import Typography from '@mui/material/Typography';
import type { StudioConnect } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { messages } from './messages.ts';

/** Lists the connected studios; renders nothing if there are none. */
export const Connections = ({ connects }: { connects: readonly StudioConnect[] }) =>
  connects.length > 0 && (
    <section aria-labelledby="connections">
      <Typography id="connections" variant="h2">
        <FormattedMessage {...messages.connections} />
      </Typography>
      <ul>
        {connects.map(({ studioConnectId, studioId, studioName, tenant }) => (
          <li key={studioConnectId}>
            <SiteLink
              href={path('studio', {
                studioUuid: encodeStudioUuid({ tenant, organizationUnitId: studioId }),
              })}
            >
              {studioName}
            </SiteLink>
          </li>
        ))}
      </ul>
      <Typography variant="h2" sx={{ mt: 4, mb: 3 }}>
        <FormattedMessage {...messages.another} />
      </Typography>
    </section>
  );
