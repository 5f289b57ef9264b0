export function GoogleLogo() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M20.5 12.2h-8.3M20.5 12.2a8.4 8.4 0 1 1-2.5-6.1"
      />
    </svg>
  );
}
