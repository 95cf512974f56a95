import { FormSkeleton } from './FormSkeleton.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';

export const Rows = <RowsSkeleton rows={3} />;
export const Tiles = <TilesSkeleton tiles={3} />;
export const Form = <FormSkeleton fields={2} />;
export const Text = <TextSkeleton />;
