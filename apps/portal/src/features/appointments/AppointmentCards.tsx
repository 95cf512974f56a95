import { styled } from '@mui/material/styles';
import type { BookableBenefit } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { AppointmentCard } from './AppointmentCard.tsx';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: `${space(32)} ${space(24)}`,
  margin: 0,
  padding: 0,
});

/** The kinds of appointments as cards. @param employeeIds of those whom the list is filtered by */
export const AppointmentCards = (props: {
  benefits: readonly BookableBenefit[];
  employeeIds: readonly number[];
}) => (
  <Grid>
    {props.benefits.map((benefit, index) => (
      <AppointmentCard
        key={benefit.id}
        benefit={benefit}
        employeeIds={props.employeeIds}
        important={index === 0}
      />
    ))}
  </Grid>
);
