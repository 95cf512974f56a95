import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createCache, instanceOf } from './instance.ts';

const { tenant, from, answers } = JSON.parse(document.getElementById('state')?.textContent ?? '');
const cache = createCache();
hydrate(cache, answers);
const root = document.getElementById('root');
if (root) hydrateRoot(root, <App sdk={instanceOf(tenant)} cache={cache} from={from} />);
