import { transform } from './transformer.ts';

export default transform;
