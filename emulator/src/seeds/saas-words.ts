export const plans = [
  { id: 1, name: 'Starter', price_per_seat: '9.00', is_public: true },
  { id: 2, name: 'Team', price_per_seat: '19.00', is_public: true },
  { id: 3, name: 'Business', price_per_seat: '34.00', is_public: true },
];

export const features = [
  { id: 1, key: 'boards', name: 'Boards' },
  { id: 2, key: 'documents', name: 'Documents' },
  { id: 3, key: 'automations', name: 'Automations' },
  { id: 4, key: 'reports', name: 'Reports' },
  { id: 5, key: 'api_calls', name: 'API calls' },
  { id: 6, key: 'audit_log', name: 'Audit log' },
];

export const industries = [
  'Software',
  'Retail',
  'Manufacturing',
  'Consulting',
  'Education',
  'Health',
  'Logistics',
  'Media',
];

export const workspaceFirst = (
  'Acorn,Anvil,Atlas,Beacon,Bluebird,Cobalt,Compass,Copper,Driftwood,Evergreen,Falcon,Granite,Harvest,Juniper,' +
  'Keystone,Lighthouse,Mosaic,Nightjar,Orbit,Pebble,Quarry,Redwood,Sundial,Tandem,Umber,Willow'
).split(',');

export const workspaceLast =
  'Analytics,Bakery,Books,Design,Foods,Freight,Labs,Mobility,Press,Studios,Tools,Works'.split(',');

export const subjects = [
  'Cannot invite a colleague',
  'Export does not finish',
  'Question about our invoice',
  'Report shows the wrong month',
  'Automation ran twice',
  'How do we change the owner',
  'Login with SSO fails',
  'Feature idea: shared filters',
];
