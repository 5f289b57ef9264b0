import { useState } from 'react';

/** Which source was chosen last and still waits for its suggestions. */
export function useJustChosenSource() {
  const [id, setId] = useState<string | null>(null);
  return { id, set: setId, clear: () => setId(null) };
}
