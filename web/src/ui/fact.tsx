import type { ReactNode } from 'react';

type FactProps = { label: string; children: ReactNode };

/** One entry of a `dl`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
