/** What the stand-in hosts: two organisations with two projects each. */
export type Organization = { slug: string; name: string; plan: 'free' | 'pro' };

export type SeedName = 'shop' | 'clinic' | 'streaming' | 'saas';

export type Project = {
  ref: string;
  organization: string;
  name: string;
  about: string;
  region: string;
  createdAt: string;
  seed: SeedName;
  startsPaused: boolean;
};

const market = 'lanternmarketdemoorg';
const meridian = 'meridiansuitedemoorg';

export const organizations: readonly Organization[] = [
  { slug: market, name: 'Lantern Market', plan: 'free' },
  { slug: meridian, name: 'Meridian Suite', plan: 'pro' },
];

export const projects: readonly Project[] = [
  {
    ref: 'shopdemoqvkzrtnwbxcj',
    organization: market,
    name: 'Lantern Shop',
    about: 'An online shop: orders, payments, refunds, reviews',
    region: 'eu-central-1',
    createdAt: '2025-02-11T09:24:31Z',
    seed: 'shop',
    startsPaused: false,
  },
  {
    ref: 'streamdemokfyvnjbxtq',
    organization: market,
    name: 'Nightlight Streaming',
    about: 'A streaming service: titles, viewers, plays, ratings',
    region: 'us-east-1',
    createdAt: '2025-06-03T15:02:10Z',
    seed: 'streaming',
    startsPaused: false,
  },
  {
    ref: 'saasdemogzwpkrhvmtyd',
    organization: meridian,
    name: 'Meridian Billing',
    about: 'A SaaS: workspaces, subscriptions, invoices, usage',
    region: 'eu-west-1',
    createdAt: '2024-11-20T08:45:00Z',
    seed: 'saas',
    startsPaused: false,
  },
  {
    ref: 'clinicdemowhtrqpzmxa',
    organization: meridian,
    name: 'Meridian Clinic',
    about: 'A clinic: patients, appointments, visits, invoices',
    region: 'eu-west-2',
    createdAt: '2025-01-15T11:30:45Z',
    seed: 'clinic',
    startsPaused: true,
  },
];

export function findOrganization(slug: string): Organization | undefined {
  return organizations.find((organization) => organization.slug === slug);
}

export function findProject(ref: string): Project | undefined {
  return projects.find((project) => project.ref === ref);
}
