import { LazyMenuButton } from './lazy-menu-button.tsx';
import type { MenuProps } from './menu-props.ts';
import type { OpenMenu } from './open-menu.tsx';

let loaded: typeof OpenMenu | undefined;

async function loadOpenMenu(): Promise<typeof OpenMenu> {
  loaded ??= (await import('./open-menu.tsx')).OpenMenu;
  return loaded;
}

/** Once the code of menus is here, new ones are whole from the start. */
export function Menu(props: MenuProps) {
  const { trigger, label } = props;
  return (
    <LazyMenuButton trigger={trigger} label={label} loaded={loaded} load={loadOpenMenu}>
      {(Whole, openedBy) => <Whole {...props} openedBy={openedBy} />}
    </LazyMenuButton>
  );
}
