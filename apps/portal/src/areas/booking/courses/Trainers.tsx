import { styled } from '@mui/material/styles';
import type { Person } from '@studio-portal/sdk/types';
import { fontWeights, space } from '@studio-portal/ui/tokens';
import { PersonPicture } from '../../account/shared/PersonPicture.tsx';

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
  /** Diameter of their pictures in pixels. */
  size: number;
}

/** Lists trainers with their portraits or initials. */
export const Trainers = ({ people, size }: TrainersProps) => (
  <List>
    {people.map(({ id, displayedName, pictureUrl }) => (
      <li key={id}>
        <PersonPicture name={displayedName} src={pictureUrl} size={size} />
        {displayedName}
      </li>
    ))}
  </List>
);
