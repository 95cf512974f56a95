import { needTexts } from './loadTexts.ts';

/**
 * Loads a part of the portal together with the texts of the areas that it speaks of, side by side. The build writes it around every
 * `import()` of ours (vite/messages.ts); nobody else calls it.
 * @param areas with commas between; none where everything it says came with the portal
 * @throws what the browser says when either does not come
 */
export async function withTexts<Part>(areas: string, load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), areas && needTexts(areas.split(','))]);
  return part;
}
