import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../server/testing/servers/find-programs.ts';
import { parameterLabel } from '../web/src/lib/results/parameter-label.ts';
import { recordedAnswer } from '../web/src/lib/sample-shop/recorded-sample-answer.ts';

const size = { width: 1200, height: 630 };
const target = fileURLToPath(new URL('../web/public/social.png', import.meta.url));
const { question, values, rows } = recordedAnswer;

/** Draws the picture that shared links show. It is committed: run this again when the words on it change. */
async function drawSocialImage(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium was found. `npm test` says what to install.');
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  const page = await browser.newPage({ viewport: size });
  await page.setContent(markup(await fontOf('geist'), await fontOf('geist-mono')));
  await page.evaluate(() => document.fonts.ready);
  await writeFile(target, await page.screenshot({ type: 'png' }));
  await browser.close();
}

async function fontOf(name: string): Promise<string> {
  const file = `../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return (await readFile(new URL(file, import.meta.url))).toString('base64');
}

function markup(text: string, code: string): string {
  const most = Math.max(...rows.map(({ revenue }) => revenue));
  const chips = values
    .map(({ label, value }) => `<li>${parameterLabel(label)} <b>${value}</b></li>`)
    .join('');
  const bars = rows
    .map(
      ({ customer, revenue }) =>
        `<li><span>${customer}</span><i style="width:${Math.round((revenue / most) * 190)}px"></i><b>${revenue.toLocaleString('en-US', { minimumFractionDigits: 2 })}</b></li>`,
    )
    .join('');
  return `<!doctype html><style>
@font-face { font-family: Text; font-weight: 100 900; src: url(data:font/woff2;base64,${text}); }
@font-face { font-family: Code; font-weight: 100 900; src: url(data:font/woff2;base64,${code}); }
* { box-sizing: border-box; margin: 0; padding: 0; list-style: none; }
body { display: grid; grid-template-columns: 540px 1fr; gap: 48px; align-items: center; width: 1200px; height: 630px; padding: 0 56px; background: #121110; color: #f2efeb; font-family: Text; }
.name { display: flex; gap: 14px; align-items: center; font-size: 34px; font-weight: 600; letter-spacing: -0.02em; }
h1 { margin: 40px 0 28px; font-size: 74px; font-weight: 620; line-height: 1; letter-spacing: -0.045em; }
p { color: #aca59c; font-size: 25px; line-height: 1.4; text-wrap: balance; }
.card { display: grid; gap: 22px; padding: 30px; border-radius: 20px; background: #fff; color: #1b1917; }
.card h2 { font-size: 27px; font-weight: 600; line-height: 1.25; letter-spacing: -0.02em; }
.chips { display: flex; flex-wrap: wrap; gap: 8px; }
.chips li { padding: 5px 11px; border: 1.5px solid #f0c2ae; border-radius: 9px; background: #fdefe8; color: #b3350d; font-size: 17px; }
.chips b { font: 500 16px Code; color: #1b1917; }
.bars { display: grid; gap: 12px; padding-top: 22px; border-top: 1.5px solid #e6e2da; font-size: 18px; }
.bars li { display: grid; grid-template-columns: 126px 1fr auto; gap: 14px; align-items: center; }
.bars i { height: 22px; border-radius: 5px; background: #f0c2ae; }
.bars li:first-child i { background: #c63c10; }
.bars b { font-weight: 550; font-variant-numeric: tabular-nums; }
</style>
<div>
  <div class="name"><svg width="44" height="44" viewBox="0 0 24 24" fill="#ff7b4b"><path d="M12 1.5c5.3 0 9.5 1.9 9.5 4.3S17.3 10 12 10 2.5 8.2 2.5 5.8 6.7 1.5 12 1.5zM2.5 9c1.7 1.9 5.4 3 9.5 3s7.8-1.1 9.5-3v7c0 2.6-4.2 4.5-9.4 4.5l-5.5 2.8c-.5.3-1.1-.1-1.1-.7v-3C3.6 18.6 2.5 17.4 2.5 16z"/></svg>Parley</div>
  <h1>Your Database<br>Just Found<br>Its Voice.</h1>
  <p>Ask in plain English. See every value and every line of SQL.</p>
</div>
<div class="card"><h2>${question}</h2><ul class="chips">${chips}</ul><ul class="bars">${bars}</ul></div>`;
}

await drawSocialImage();
