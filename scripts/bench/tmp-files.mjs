import { readFileSync, existsSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { withBrowser } from './lib/browser.mjs';
import { withProduction } from './lib/production.mjs';
const root='/work/main';
await withProduction(({origin, studioHome}) => withBrowser(async (browser) => {
  const ctx = await browser.newContext();
  const sessionFor = async (username) => { const c = await browser.newContext(); const basic = Buffer.from(`${username}:sample-Passw0rd`).toString('base64'); await c.request.post(`${origin}/login`, {data:{username,password:'sample-Passw0rd'}, headers:{Authorization:`Basic ${basic}`,'X-Nox-Client-Type':'WEB','X-Tenant':'northside'}}); return c.storageState(); };
  const member = await sessionFor('member@northside.example');
  for (const [name, path, state] of [['home nobody','',undefined],['home member','',member],['login','/login-register',undefined],['finder','@/studios/northside',member],['settings','/me/settings',member],['profile','/me/settings/profile',member],['appointments','/appointments',member],['trial','/trial-session',undefined]]) {
    const c = await browser.newContext({locale:'en-GB', viewport:{width:390,height:844}, ...(state?{storageState:state}:{})});
    const page = await c.newPage(); const files = new Set();
    page.on('request', r => { const {pathname}=new URL(r.url()); if (pathname.startsWith('/assets/')&&pathname.endsWith('.js')) files.add(pathname); });
    await page.goto(path.startsWith('@')? origin+path.slice(1): studioHome+path); await new Promise(r=>setTimeout(r,14000));
    let gz=0, br=0; const list=[];
    for (const f of files) { const p=`${root}/apps/portal/dist${f}`; const b=readFileSync(p); const g=gzipSync(b,{level:9}).length; gz+=g; br+= statSync(existsSync(p+'.br')?p+'.br':p).size; list.push([g,f]); }
    console.log(name, 'gz', (gz/1000).toFixed(1), 'br', (br/1000).toFixed(1), files.size);
    for (const [g,f] of list.sort((a,b)=>b[0]-a[0]).slice(0,40)) console.log('   ', g, f);
    await c.close();
  }
}));
