import { LandingPage } from '../../features/landing/components/landing-page.tsx';
import { PageMeta } from '../page-meta.tsx';

export function LandingRoute() {
  return (
    <>
      <PageMeta
        title="Parley: your database just found its voice"
        description="Connect a database, let AI propose reusable SQL tools with typed parameters, and ask your questions in plain English. Every value and every statement stays in sight."
      />
      <LandingPage />
    </>
  );
}
