import { SafeHtml } from './SafeHtml.tsx';

export const ErrorText = (
  <SafeHtml
    kind="error"
    html='<p>The course is <strong>full</strong>. <a href="https://example.com/help">Help</a></p>'
  />
);
export const Line = <SafeHtml kind="inline" html="10 m<sup>2</sup> <em>per person</em>" />;
export const Hostile = (
  <SafeHtml
    kind="error"
    html='<img src=x onerror="alert(1)"><a href="javascript:alert(1)">Click</a>'
  />
);
