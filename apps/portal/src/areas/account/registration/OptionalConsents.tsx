import Skeleton from '@mui/material/Skeleton';
import { useListLegalConsents } from '@studio-portal/sdk/api/legal';
import type { LegalInfoType } from '@studio-portal/sdk/types';
import { ConsentText } from '../../../lib/forms/ConsentText.tsx';
import { TickBox } from '../../../lib/forms/TickBox.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

interface OptionalConsentsProps {
  accepted: readonly LegalInfoType[];
  onChange: (accepted: LegalInfoType[]) => void;
}

/**
 * The studio's optional consent boxes. Registering waits for none of them and shows none if they do not load; the
 * mandatory ones belong to a contract or booking.
 */
export function OptionalConsents({ accepted, onChange }: OptionalConsentsProps) {
  const { studio } = useStudio();
  const { data = [], isPending } = useListLegalConsents({ organizationUnitId: studio.id });
  // Most studios have one, which would move the button below.
  if (isPending) return <Skeleton variant="rounded" height={48} />;
  return data
    .filter(({ mandatory }) => !mandatory)
    .map(({ type, text }) => (
      <TickBox
        key={type}
        id={`consent-${type}`}
        label={<ConsentText text={text} mandatory={false} />}
        ticked={accepted.includes(type)}
        onChange={(ticked) =>
          onChange(ticked ? [...accepted, type] : accepted.filter((other) => other !== type))
        }
        required={false}
        error={undefined}
      />
    ));
}
