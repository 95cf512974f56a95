import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { Suspense } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useActing } from '../../account/family/useActing.ts';
import { useBookingRefusal } from './useBookingRefusal.ts';

// For few users, so it may load later.
const access = () => import('../../studio/access/AccessNotice.tsx');
const AccessNotice = lazyNamed(access, 'AccessNotice');

const Notice = styled('div')({ marginBottom: space(24) });

/** Says above a list why the studio refuses bookings, and where to solve it. */
export function BookingNotice() {
  const isActing = useActing() !== undefined;
  if (!useBookingRefusal().isRefused) return null;
  return (
    <Suspense fallback={null}>
      <Notice>
        <AccessNotice place="booking" isActing={isActing} />
      </Notice>
    </Suspense>
  );
}
