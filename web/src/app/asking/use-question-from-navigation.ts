import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A question that another page hands over, to be asked at once. */
export type Handed = { question: string; sourceId: string };

/** It is taken out of the history, so that a reload does not ask it a second time. */
export function useQuestionFromNavigation() {
  const { state, pathname, search } = useLocation() as { state: unknown; pathname: string; search: string };
  const navigate = useNavigate();
  const arriving = isHanded(state) ? state : null;
  const [taken, setTaken] = useState<{ handed: Handed | null; count: number }>({ handed: null, count: 0 });
  useEffect(() => {
    if (!arriving) return;
    setTaken(({ count }) => ({ handed: arriving, count: count + 1 }));
    void navigate(pathname + search, { replace: true, state: null });
  }, [arriving, navigate, pathname, search]);
  const forget = useCallback(() => setTaken(({ count }) => ({ handed: null, count })), []);
  return { ...taken, forget };
}

function isHanded(state: unknown): state is Handed {
  return typeof state === 'object' && state !== null && 'question' in state && 'sourceId' in state;
}
