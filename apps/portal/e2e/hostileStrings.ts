/**
 * Strings that must not run, leave the portal or break a page. Anything that runs sets `window.ran` or opens a
 * dialog; `expectHarmless` detects both.
 */

/** Markup that runs when treated as HTML. */
const markup = [
  '<script>window.ran=1</script>',
  '"><script>window.ran=1</script>',
  '</script><script>window.ran=1</script>',
  '<img src=x onerror=window.ran=1>',
  '"><img src=x onerror="alert(1)">',
  "' autofocus onfocus='window.ran=1",
  '<svg onload=window.ran=1><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><a href="javascript:alert(1)"><text y="9">svg</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:window.ran=1">link</a><a href="data:text/html,<script>alert(1)</script>">link</a>',
  '<a href=" java\nscript:alert(1)">link</a><a href="//evil.example">link</a>',
  '<details open ontoggle=window.ran=1>details</details>',
  '<form action="https://evil.example"><button formaction="javascript:alert(1)">send</button></form>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe><object data="javascript:alert(1)"></object>',
  '<style>*{display:none}</style><link rel=stylesheet href=https://evil.example/a.css>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
] as const;

/** Syntax of other languages: Markdown, ICU, templates, queries. */
const otherLanguages = [
  '[link](javascript:alert(1)) ![picture](javascript:alert(1)) [link](data:text/html,x)',
  '<javascript:alert(1)> [a]: javascript:alert(1)',
  '{} {0} {name, plural, one {x}} {unclosed',
  "'{' ' '' # {x, select, other {<b>y</b>}} <b>{x}",
  '{{constructor.constructor("window.ran=1")()}} #{window.ran=1} <%= 7*7 %>',
  "' OR 1=1; -- %00 %0d%0aSet-Cookie: a=b ../../etc/passwd",
] as const;

/**
 * Texts that are hard to display: other directions, invisible characters, unbreakable words, names of empty
 * values.
 */
const oddCharacters = [
  '\u202Egnp.exe\u202C \u2066isolated\u2069 \u200Fright\u200E',
  '\u200B\u200C\u200D\uFEFF\u00AD',
  'W'.repeat(120),
  'Łódź\u0301\u0302\u0303\u0304\u0305\u0306 Z\u0300\u0301\u0302a\u0303\u0304l\u0305g\u0306o',
  '👩‍👩‍👧‍👦🏳️‍🌈 🇩🇪 \u{1F3CB}\u{1F3FF}',
  'null undefined NaN [object Object] true 0 -1 __proto__ constructor',
  'a\u0007b\u0000c \uD800 end',
  // Properties that every object inherits, found wherever a text is looked up in an object.
  'constructor',
  '__proto__',
] as const;

/** Addresses that must never be opened, each for a whole attribute. */
export const hostileAddresses = [
  'javascript:window.ran=1',
  'JaVaScRiPt:alert(1)//https://',
  ' \u0001java\tscript:alert(1)',
  'data:text/html,<script>window.ran=1</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example" onclick="alert(1)',
] as const;

/**
 * The strings in parts, so that one that swallows the rest of its text (an open comment, a style) hides no other
 * kind.
 */
export const hostileParts = {
  markup,
  otherLanguages,
  oddCharacters,
  addresses: hostileAddresses,
} as const satisfies Record<string, readonly string[]>;

export type HostilePart = keyof typeof hostileParts;
