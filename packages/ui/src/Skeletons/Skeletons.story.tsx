import { FlowSkeleton } from './FlowSkeleton.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ResultSkeleton } from './ResultSkeleton.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';

export const Rows = <RowsSkeleton rows={3} />;
export const Tiles = <TilesSkeleton tiles={3} />;
export const Form = <FormSkeleton fields={2} />;
export const Text = <TextSkeleton />;
export const Step = <FlowSkeleton />;
export const Result = <ResultSkeleton />;
export const FramedList = <ListSkeleton rows={3} />;
