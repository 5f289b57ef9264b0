export const links = {
  status: 'https://github.com/parley-app/parley#what-works-today',
  docs: 'https://github.com/parley-app/parley#readme',
  support: 'mailto:support@parley.example',
  twitter: 'https://twitter.com/parley',
  github: 'https://github.com/parley-app/parley',
  linkedin: 'https://www.linkedin.com/company/parley',
  demo: 'https://cal.com/parley/demo',
} as const;
