import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** As wide as the letters of the browser's sans-serif at 11 px are on average. */
const letter = 6.6;
const padding = 14;

/** What the README shows beside its title: drawn here, so that no other server learns who reads it. */
export const badges: Readonly<Record<string, string>> = {
  'version.svg': drawBadge('version', version),
  'licence.svg': drawBadge('licence', license),
  'node.svg': drawBadge('Node', engines.node.replace('>=', '≥ ')),
  'mcp.svg': drawBadge('MCP', 'Streamable HTTP'),
};

function drawBadge(label: string, value: string): string {
  const left = Math.round(label.length * letter + padding);
  const right = Math.round(value.length * letter + padding);
  const text = (x: number, words: string, colour: string) =>
    `<text x="${x}" y="14" fill="${colour}" text-anchor="middle">${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${value}">
<rect width="${left + right}" height="20" rx="4" fill="#c63c10"/>
<path d="M4 0h${left - 4}v20H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" fill="#2b2825"/>
<g font-family="system-ui,sans-serif" font-size="11">${text(left / 2, label, '#f2efeb')}${text(left + right / 2, value, '#fff')}</g>
</svg>
`;
}

if (import.meta.main) {
  const folder = join(root, 'docs/badges');
  mkdirSync(folder, { recursive: true });
  for (const [name, drawing] of Object.entries(badges)) writeFileSync(join(folder, name), drawing);
}
