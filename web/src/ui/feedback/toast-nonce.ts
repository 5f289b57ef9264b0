/**
 * The toast library writes a style element as soon as its module runs and takes the nonce from this
 * property, so this module must be imported before it; otherwise the page's policy drops its styles.
 */
if (typeof document !== 'undefined') {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  Object.assign(window, { __nonce__: nonce });
}
