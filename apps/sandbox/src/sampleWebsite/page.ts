import { escapeHtml } from '@studio-portal/page-server/html';
import { studioUuid, type StoredStudio } from '../domains/studios/rules.ts';
import { mailLocales } from '../platform/mail/texts.ts';

/** Looks unlike the portal on purpose: warm paper, serifs. The last rule keeps the room of a widget until its script has loaded. */
const style = `
*{box-sizing:border-box}
html{font-size:62.5%;scroll-padding-top:8rem}
body{margin:0;font:1.7rem/1.6 Georgia,'Times New Roman',serif;color:#2b2620;background:#faf6ef}
a{color:inherit}a:focus-visible,select:focus-visible,button:focus-visible{outline:3px solid #8a3b12;outline-offset:3px}
header{display:flex;flex-wrap:wrap;gap:1rem 2.4rem;align-items:baseline;justify-content:space-between;max-width:112rem;margin:auto;padding:2.4rem 2rem}
header strong{font-size:2.2rem;letter-spacing:.02em}nav{display:flex;flex-wrap:wrap;gap:.8rem 2rem}
.hero{display:grid;align-items:end;max-width:112rem;min-height:44rem;margin:0 auto;padding:3.2rem 2rem;color:#fff;background:#4a3b2d center/cover}
.hero div{max-width:56rem;padding:2.4rem;background:rgb(43 32 22/.82)}
h1{margin:0 0 1rem;font-size:clamp(3rem,6vw,5.6rem);line-height:1.1;font-weight:400}
section{max-width:112rem;margin:0 auto;padding:5.6rem 2rem 0}
h2{margin:0 0 .4rem;font-size:clamp(2.6rem,4vw,3.6rem);font-weight:400}section>p{max-width:64rem;margin:0 0 2.4rem;color:#5c5246}
footer{max-width:112rem;margin:5.6rem auto 0;padding:2.4rem 2rem 4rem;border-top:1px solid #dfd5c6;color:#5c5246;font-size:1.5rem}
form{display:flex;flex-wrap:wrap;gap:1.2rem;align-items:end}label{display:grid;gap:.4rem}
select,button{font:inherit;min-height:4.4rem;padding:.4rem 1.2rem;border:1px solid #7d7163;border-radius:0;background:#fff;color:inherit}
@media (prefers-color-scheme:dark){body.auto{color:#efe7dc;background:#211c17}.auto section>p,.auto footer{color:#cabfb0}}body.dark{color:#efe7dc;background:#211c17}.dark section>p,.dark footer{color:#cabfb0}
studio-trial:not(:defined){display:block;min-height:320px}
studio-timetable:not(:defined){display:block;min-height:620px}
studio-offers:not(:defined){display:block;min-height:456px}`;

type SampleWebsite = {
  nonce: string;
  shown: StoredStudio;
  studios: readonly StoredStudio[];
  language: string;
  scheme: string;
};

/** Renders the website of a studio. */
export function renderSampleWebsite({
  nonce,
  shown,
  studios,
  language,
  scheme,
}: SampleWebsite): string {
  const name = escapeHtml(shown.name);
  const attributes = [
    ['data-studio', studioUuid(shown)],
    ['data-language', language],
    ['data-scheme', scheme],
  ].map(([key = '', value = '']) => `${key}="${escapeHtml(value)}"`);
  const picture = shown.image?.urlLarge ?? '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}: a sample website</title>
<style nonce="${nonce}">${style}</style>
<script type="module" src="/widgets/studio-widgets.js" nonce="${nonce}" ${attributes.join(' ')}></script>
</head>
<body class="${escapeHtml(scheme)}">
<header><strong>${name}</strong><nav aria-label="Sections"><a href="#trial">Trial session</a><a href="#timetable">Timetable</a><a href="#memberships">Memberships</a></nav></header>
<main>
<div class="hero" style="background-image:url('${escapeHtml(picture)}')"><div><h1>A website of its own</h1><p>This sample is not the portal. What follows comes from it: three elements and one script.</p></div></div>
<section id="trial"><h2>Come and try</h2><p>&lt;studio-trial&gt;</p><studio-trial></studio-trial></section>
<section id="timetable"><h2>This week</h2><p>&lt;studio-timetable&gt;</p><studio-timetable></studio-timetable></section>
<section id="memberships"><h2>Stay with us</h2><p>&lt;studio-offers&gt;</p><studio-offers></studio-offers></section>
</main>
<footer>
<form>
${select(
  'studio',
  'Studio',
  studios.map((studio) => [studioUuid(studio), studio.name]),
  studioUuid(shown),
)}
${select(
  'language',
  'Language',
  mailLocales.map((one) => [one, one]),
  language,
)}
${select(
  'scheme',
  'Colours',
  [
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['auto', 'As the system'],
  ],
  scheme,
)}
<button>Show</button>
</form>
</footer>
</body>
</html>`;
}

function select(
  name: string,
  label: string,
  options: readonly (readonly [string, string])[],
  value: string,
): string {
  const entries = options.map(
    ([key, text]) =>
      `<option value="${escapeHtml(key)}"${key === value ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  );
  return `<label>${label}<select name="${name}">${entries.join('')}</select></label>`;
}
