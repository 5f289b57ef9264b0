import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { LandingContent } from '../../../features/landing/components/landing-content.tsx';
import { PageMeta } from '../../page-meta.tsx';

/** Nothing on this page raises a toast; somebody may arrive with one. */
const Toaster = lazy(async () => ({ default: (await import('../../../ui/feedback/toaster.tsx')).Toaster }));

export function LandingPage() {
  const { state } = useLocation();
  return (
    <>
      <PageMeta
        title="Parley: your database just found its voice"
        description="Connect a database, let AI propose reusable SQL tools with typed parameters, and ask your questions in plain English. Every value and every statement stays in sight."
      />
      <LandingContent />
      {state?.told && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
