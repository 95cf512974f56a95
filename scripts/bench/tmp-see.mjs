import { withBrowser } from './lib/browser.mjs';
import { withProduction } from './lib/production.mjs';
await withProduction(({origin, studioHome}) => withBrowser(async (browser) => {
  const c = await browser.newContext({locale:'en-GB', viewport:{width:1280,height:900}});
  const page = await c.newPage();
  page.on('console', m => console.log('CONSOLE', m.type(), m.text().slice(0,400)));
  page.on('pageerror', e => console.log('PAGEERROR', e.message.slice(0,300), (e.stack??'').slice(0,600)));
  let n=0; const shot = async (name) => { await page.screenshot({path:`/tmp/p-${n++}-${name}.png`}); console.log(name, page.url(), await page.title()); };
  await page.goto(studioHome); await new Promise(r=>setTimeout(r,6000)); await shot('home');
  await page.getByRole('link',{name:/Classes|Courses/}).first().click(); await new Promise(r=>setTimeout(r,4000)); await shot('courses');
  await page.goto(studioHome+'/login-register'); await new Promise(r=>setTimeout(r,4000)); await shot('login');
  await page.getByLabel(/E-mail|Email/).first().fill('member@northside.example'); await page.getByLabel(/Password/).first().fill('sample-Passw0rd'); await page.getByRole('button',{name:/^Log in$/}).click(); await new Promise(r=>setTimeout(r,5000)); await shot('loggedin');
  await page.goto(studioHome+'/me/settings/profile'); await new Promise(r=>setTimeout(r,5000)); await shot('profile');
}));
