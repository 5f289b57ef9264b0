import type { ComponentType } from 'react';

/** A page, or a frame around pages, whose code arrives when it is first visited. */
export type LazyPage = {
  /** Null: the code is there. What fails is thrown where the part is shown, for the error screen around it. */
  load: () => Promise<void> | null;
  Content: ComponentType;
};

type Arrived = { Page: ComponentType } | { error: unknown };

export function lazyPage(fetchCode: () => Promise<ComponentType>): LazyPage {
  let arrived: Arrived | undefined;
  return {
    load: () => {
      if (arrived && 'Page' in arrived) return null;
      return fetchCode().then(
        (Page) => {
          arrived = { Page };
        },
        (error: unknown) => {
          arrived = { error };
        },
      );
    },
    Content: () => {
      if (!arrived) return null;
      if ('error' in arrived) throw arrived.error;
      return <arrived.Page />;
    },
  };
}
