import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Picture } from './Picture.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`;

test('reserves its space and offers both sizes', async () => {
  await show(
    <div style={{ width: 320 }}>
      <Picture
        small={{ src: drawn, width: 400 }}
        large={{ src: '/large.webp', width: 800 }}
        width={16}
        height={10}
        alt="Course"
        sizes="320px"
      />
    </div>,
  );
  const image = page.getByRole('img', { name: 'Course' });
  await expect.element(image).toHaveAttribute('srcset', `${drawn} 400w, /large.webp 800w`);
  const box = image.element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([320, 200]);
});

test('shows the fallback with the same alt text if the file fails to load', async () => {
  await show(
    <Picture
      small={{ src: 'data:image/png;base64,none', width: 400 }}
      width={16}
      height={10}
      alt="Course"
      fallback="A drawing"
      important
    />,
  );
  await expect.element(page.getByText('A drawing')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Course' })).toBeVisible();
});
