/** In the order in which they must be looked for: each calls itself by the names of those after it. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Firefox on Linux' of what a browser calls itself; the first word of anything else. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser';
  const named = (list: readonly [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = named(browsers) ?? userAgent.split(/[\s/]/, 1)[0] ?? userAgent;
  const system = named(systems);
  return system ? `${browser} on ${system}` : browser;
}
