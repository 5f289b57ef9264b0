import { Component, type ReactNode } from 'react';
import { type Location, Outlet, useLocation } from 'react-router';

type BoundaryProps = { location: Location; screen: (error: unknown) => ReactNode; children: ReactNode };
type BoundaryState = { location: Location; failure: { error: unknown } | null };

/** Going elsewhere is the way out of an error: the next page is shown as if nothing had been. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return location === state.location ? null : { location, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.screen(failure.error) : this.props.children;
  }
}

type PageErrorBoundaryProps = { screen: (error: unknown) => ReactNode };

/** What breaks in the pages inside is told in their place; the frame around them stays. */
export function PageErrorBoundary({ screen }: PageErrorBoundaryProps) {
  return (
    <Boundary location={useLocation()} screen={screen}>
      <Outlet />
    </Boundary>
  );
}
