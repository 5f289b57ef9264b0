import { LazyMenuButton } from './lazy-menu-button.tsx';
import type { LoadedMenu } from './loaded-menu.tsx';
import type { MenuProps } from './menu-props.ts';

let loaded: typeof LoadedMenu | undefined;

async function loadMenu(): Promise<typeof LoadedMenu> {
  loaded ??= (await import('./loaded-menu.tsx')).LoadedMenu;
  return loaded;
}

/** Once the code of menus is here, new ones are whole from the start. */
export function Menu(props: MenuProps) {
  const { trigger, label } = props;
  return (
    <LazyMenuButton trigger={trigger} label={label} loaded={loaded} load={loadMenu}>
      {(Whole, openedBy) => <Whole {...props} openedBy={openedBy} />}
    </LazyMenuButton>
  );
}
