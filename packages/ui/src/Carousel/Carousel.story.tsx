import Box from '@mui/material/Box';
import { Carousel } from './Carousel.tsx';

const slide = (id: string) => ({
  id,
  content: (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: 200,
        backgroundColor: 'soft.brand',
        color: 'primary.main',
        typography: 'h2',
      }}
    >
      {id}
    </Box>
  ),
});
const texts = {
  label: 'The studio',
  previousLabel: 'Previous picture',
  nextLabel: 'Next picture',
  positionText: (position: number, count: number) => `${position} of ${count}`,
};

export const Several = (
  <Carousel {...texts} slides={['Free weights', 'Course room', 'Sauna', 'Bar'].map(slide)} />
);
export const One = <Carousel {...texts} slides={[slide('Course room')]} />;
