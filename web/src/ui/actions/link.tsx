import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; state?: unknown };

/**
 * A link to a page of ours, followed without loading anything anew. The library's own also knows forms and fetches
 * ahead what only a server of its own would send; that code would be on every page.
 */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const href = useHref(to);
  const isHere = createPath(useLocation()) === createPath(useResolvedPath(to));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isForThisTab(event)) return;
    event.preventDefault();
    // Whoever follows a link to where they are goes back to where they came from, not to here once more.
    void navigate(to, { state, replace: isHere });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

function isForThisTab({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const isPlain = button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
  return isPlain && (currentTarget.target === '' || currentTarget.target === '_self');
}
