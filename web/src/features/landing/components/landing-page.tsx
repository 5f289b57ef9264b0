export function LandingPage() {
  return (
    <main>
      <h1>Your Database Just Found Its Voice.</h1>
    </main>
  );
}
