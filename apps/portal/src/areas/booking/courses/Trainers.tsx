import { styled } from '@mui/material/styles';
import type { Person } from '@studio-portal/sdk/types';
import { fontWeights, space } from '@studio-portal/ui/tokens';
import { NameInitials } from '../../account/shared/NameInitials.tsx';

const List = styled('ul')({
  display: 'grid',
  gap: space(12),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: space(12),
    fontWeight: fontWeights.medium,
  },
});

interface TrainersProps {
  people: readonly Person[];
  /** Diameter of the circles with their initials, in pixels. */
  size: number;
}

/** Lists trainers with their initials. */
export const Trainers = ({ people, size }: TrainersProps) => (
  <List>
    {people.map(({ id, displayedName }) => (
      <li key={id}>
        <NameInitials name={displayedName} size={size} />
        {displayedName}
      </li>
    ))}
  </List>
);
