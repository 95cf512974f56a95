import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Scroller } from './Scroller.tsx';

const passes = [
  'Day ticket',
  'Ten visits',
  'Flex, 1 month',
  'Basic, 12 months',
  'Plus, 12 months',
  'Team, 24 months',
  'Student, 6 months',
];
const card = (name: string) => (
  <Card key={name} sx={{ width: 240 }}>
    <CardContent>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <Typography color="textSecondary">All courses, all studios</Typography>
    </CardContent>
  </Card>
);
const texts = { label: 'Offers', previousLabel: 'Previous offers', nextLabel: 'More offers' };

export const MoreThanFits = <Scroller {...texts}>{passes.map(card)}</Scroller>;
export const AllSeen = <Scroller {...texts}>{passes.slice(0, 1).map(card)}</Scroller>;
