import { Markdown } from './Markdown.tsx';

export const Text = (
  <Markdown
    text={`# Before your first visit

Please bring **a towel** and *indoor shoes*. Lockers are 60 m<sup>2</sup> of calm.

1. Come ten minutes early
2. Ask for Sam at the counter

> The first visit is free.

More on [our page](https://example.com/first-visit).`}
  />
);
export const Line = <Markdown text="CO<sub>2</sub> is measured,<br>air is <em>fresh</em>." />;
export const Hostile = (
  <Markdown text={'<img src=x onerror="alert(1)"> [Click](javascript:alert(1)) <b>plain</b>'} />
);
