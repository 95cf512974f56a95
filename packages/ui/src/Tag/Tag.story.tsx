import { Tag } from './Tag.tsx';

export const State = <Tag>Waiting list</Tag>;
export const Filled = <Tag filled>Booked</Tag>;
export const Long = <Tag filled>Auf der Warteliste, Platz 12, es sieht nicht schlecht aus</Tag>;
