const itsController = Symbol('controller');

/** A signal that whoever works for it may abort, too. */
type SharedSignal = AbortSignal & { [itsController]?: AbortController };

/** For work that others may have to stop as well: they need no controller of their own, nor listen to this one. */
export function controllerKeptOnSignal(): AbortController {
  const controller = new AbortController();
  (controller.signal as SharedSignal)[itsController] = controller;
  return controller;
}

/** What aborts this signal; undefined where it is not shared. */
export function abortControllerOfSignal(signal: AbortSignal): AbortController | undefined {
  return (signal as SharedSignal)[itsController];
}
