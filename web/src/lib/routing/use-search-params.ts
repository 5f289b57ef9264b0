import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type Search = URLSearchParams | Record<string, string>;
type SetSearch = (next: Search, options?: NavigateOptions) => void;

/** The query of the address, and a way to change it. The library's own brings its links and forms along. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<SetSearch>(
    (next, options) => void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [params, change];
}
