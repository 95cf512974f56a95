import { useParams } from 'react-router';
import { useNumericParam } from '../../lib/useNumericParam.ts';
import { useOwnTitle } from '../../site/brand/PageTitle.tsx';
import { type AppointmentFilter, readAppointmentFilter } from './appointmentFilter.ts';
import { useBenefits } from './useBenefits.ts';
import { useTimeChoice } from './useTimeChoice.ts';

/** The kind of appointment that the address names, its times, and what the address has chosen of them. */
export function useAppointmentPage() {
  const { filter: linked } = useParams();
  const filter: AppointmentFilter | 'broken' =
    linked === undefined ? {} : (readAppointmentFilter(linked) ?? 'broken');
  const id = useNumericParam('id');
  const benefits = useBenefits();
  const benefit = benefits.data?.find((one) => one.id === id);
  const times = useTimeChoice(benefit?.id, benefit, filter === 'broken' ? {} : filter);
  useOwnTitle(benefit?.name);
  return { id, filter, benefits, benefit, times };
}
